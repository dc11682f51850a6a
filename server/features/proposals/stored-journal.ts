import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/client.ts';
import { isUnavailable } from '../../db/failure.ts';
import { AppError } from '../../http/app-error.ts';
import { toProblem } from '../../http/error-response.ts';
import { findGenerationOf, interruptExpired, type StoredGeneration } from './repository.ts';
import { addMark, createJournal, endJournal, type Journal } from './stream/journal.ts';

const POLL_EVERY_MS = 500;
// As long as a database may be away before a reader is sent home to try again.
const PATIENCE_MS = 30_000;

/**
 * The journal of a generation as its row tells it. Where sections begin is not stored, so those marks are missing; the
 * text is the same to the byte.
 */
export function journalOf(row: StoredGeneration): Journal {
  const journal = createJournal(row.createdAt.getTime());
  if (row.answer) addMark(journal, 'brief', { proposalId: row.id, brief: row.answer.brief });
  journal.text = row.plainText;
  endFrom(journal, row);
  return journal;
}

/**
 * Keeps `journal` up to date with a row that another process is writing, until it ends or `signal` says that nobody
 * reads any more. A row whose writer is dead is marked as interrupted on the way.
 */
export async function followRow(
  deps: { db: Database; now: () => number },
  row: { ownerId: string; id: string },
  journal: Journal,
  signal: AbortSignal,
): Promise<void> {
  let lastSeen = deps.now();
  while (!journal.end && !signal.aborted) {
    await wait(POLL_EVERY_MS);
    try {
      await interruptExpired(deps.db, new Date(deps.now()));
      const current = await findGenerationOf(deps.db, row.ownerId, row.id);
      if (!current) throw new AppError('NOT_FOUND');
      lastSeen = deps.now();
      journal.text = current.plainText;
      endFrom(journal, current);
    } catch (error) {
      const isPassing = isUnavailable(error) && deps.now() - lastSeen < PATIENCE_MS;
      if (!isPassing) endJournal(journal, 'error', toProblem(error));
    }
  }
}

function endFrom(journal: Journal, row: StoredGeneration): void {
  if (row.status === 'running') return;
  if (!row.answer) return endJournal(journal, 'error', toProblem(endedBadly(row)));
  addMark(journal, 'verified', { blanks: row.answer.unanswered.length });
  endJournal(journal, 'done', row.answer);
}

/** Why a generation that is over has no answer. */
export function endedBadly(row: StoredGeneration): AppError {
  return new AppError(row.errorCode ?? 'GENERATION_INTERRUPTED');
}
