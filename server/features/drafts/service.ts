import type { Draft } from '#shared/drafts/contract.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { getDraftOf, markDeleted, unmarkDeleted } from './repository.ts';

/** It can be brought back for a while. @throws AppError NOT_FOUND, also for one that is deleted already. */
export async function deleteDraft(db: Db, userId: string, id: string, at: Date): Promise<void> {
  const isMarked = await markDeleted(db, userId, id, at);
  if (!isMarked) throw new AppError('NOT_FOUND');
}

/** Brings a deleted draft back; one that is not deleted stays as it is. @throws AppError NOT_FOUND */
export async function restoreDraft(db: Db, userId: string, id: string): Promise<Draft> {
  await unmarkDeleted(db, userId, id);
  return getDraftOf(db, userId, id);
}
