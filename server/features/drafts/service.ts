import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { getDraftOf, markDeleted, unmarkDeleted } from './repository.ts';
import { lockTexts } from './texts/repository.ts';

/** It can be brought back for a while. @throws AppError NOT_FOUND, also for one that is deleted already. */
export async function deleteDraft(db: Database, userId: string, id: string, at: Date): Promise<void> {
  const isMarked = await inTransaction(db, (tx) => markDeleted(tx, userId, id, at));
  if (!isMarked) throw new AppError('NOT_FOUND');
}

/** Brings a deleted draft back; one that is not deleted stays as it is. @throws AppError NOT_FOUND */
export async function restoreDraft(db: Database, userId: string, id: string): Promise<DraftAnswer> {
  await inTransaction(db, async (tx) => {
    // A save that makes room removes deleted drafts.
    await lockTexts(tx, userId);
    await unmarkDeleted(tx, userId, id);
  });
  return getDraftOf(db, userId, id);
}
