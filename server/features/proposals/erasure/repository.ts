import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations, proposalJobs } from '../../../db/schema/index.ts';
import { eraseRows } from '../../../jobs/index.ts';
import { removeKeyAndUsageOf } from '../own-key/repository.ts';
import { removeLinesOf } from '../remembered-lines/repository.ts';
import { removeSpendingOf } from '../spending/repository.ts';

const DELETED_AT_ONCE = 500;

/** Deletes everything an owner generated and their lines, in batches within the query timeout. */
export async function eraseProposals(db: Db, ownerId: string): Promise<void> {
  await eraseRows(db, generations, eq(generations.ownerId, ownerId), DELETED_AT_ONCE);
  await db.delete(proposalJobs).where(eq(proposalJobs.userId, ownerId));
  await removeLinesOf(db, ownerId);
  await removeKeyAndUsageOf(db, ownerId);
  await removeSpendingOf(db, ownerId);
}
