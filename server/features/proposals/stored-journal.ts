import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import type { StoredGeneration } from './repository.ts';
import { addMark, createJournal, endJournal, type Journal } from './stream/journal.ts';

/**
 * The journal of a generation as its row tells it. Where sections begin is not stored, so those marks are missing; the
 * text is the same to the byte. Nor is the brief of one that is not done: who has read the post again says it.
 */
export function journalOf(row: StoredGeneration, brief = row.answer?.brief): Journal {
  const journal = createJournal(row.createdAt.getTime());
  if (brief) addMark(journal, 'brief', { proposalId: row.id, brief });
  bringUpToDate(journal, row);
  return journal;
}

/** Adds to `journal` what its row has learnt since. */
export function bringUpToDate(journal: Journal, row: StoredGeneration): void {
  journal.text = row.plainText;
  if (row.status === 'running') return;
  if (!row.answer) return endJournal(journal, 'error', toProblem(endedBadly(row)));
  addMark(journal, 'verified', { blanks: row.answer.unanswered.length });
  endJournal(journal, 'done', row.answer);
}

/** Why a generation that is over has no answer. */
export function endedBadly(row: StoredGeneration): AppError {
  return new AppError(row.errorCode ?? 'GENERATION_INTERRUPTED');
}
