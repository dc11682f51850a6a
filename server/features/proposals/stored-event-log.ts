import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import type { StoredGeneration } from './repository.ts';
import { addMark, createEventLog, type EventLog, endEventLog } from './stream/event-log.ts';

/**
 * The event log of a generation, rebuilt from its row. Section marks are not stored, so they are missing; the text is the
 * same to the byte. The brief of an unfinished one is missing too: the caller that read the post again adds it.
 */
export function eventLogOf(row: StoredGeneration, now: number, brief = row.answer?.brief): EventLog {
  const eventLog = createEventLog(now - row.createdAt.getTime());
  if (brief) addMark(eventLog, 'brief', { proposalId: row.id, brief });
  bringUpToDate(eventLog, row);
  return eventLog;
}

/** Adds to `event log` what its row has since. */
export function bringUpToDate(eventLog: EventLog, row: StoredGeneration): void {
  eventLog.text = row.plainText;
  if (row.status === 'running') return;
  if (!row.answer) return endEventLog(eventLog, 'error', toProblem(endedBadly(row)));
  addMark(eventLog, 'verified', { blanks: row.answer.unanswered.length });
  endEventLog(eventLog, 'done', row.answer);
}

/** Why a finished generation has no answer. */
export function endedBadly(row: StoredGeneration): AppError {
  return new AppError(row.errorCode ?? 'GENERATION_INTERRUPTED');
}
