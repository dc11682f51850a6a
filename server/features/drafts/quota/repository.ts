import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import type { Db } from '../../../db/client.ts';
import { draftRevisions, drafts } from '../../../db/schema/index.ts';
import { AppError } from '../../../http/app-error.ts';
import { removeDraft } from '../sweep/repository.ts';

/**
 * Keeps an account within its quota, in the transaction that has just saved: first the oldest autosaved revisions go that are
 * not the current one of their draft, then deleted drafts, the one deleted first before the others.
 * @throws AppError DRAFTS_FULL when that is not enough: nothing is saved or removed then.
 */
export async function makeRoom(tx: Db, userId: string): Promise<void> {
  let excess = await excessOf(tx, userId);
  if (excess <= 0) return;
  await removeAutosaved(tx, userId, excess);
  excess = await excessOf(tx, userId);
  while (excess > 0) {
    const [deleted] = await tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.userId, userId), isNotNull(drafts.deletedAt)))
      .orderBy(asc(drafts.deletedAt))
      .limit(1);
    if (!deleted) throw new AppError('DRAFTS_FULL');
    await removeDraft(tx, { userId, id: deleted.id });
    excess = await excessOf(tx, userId);
  }
}

async function excessOf(tx: Db, userId: string): Promise<number> {
  const { bytes, userId: owner } = draftRevisions;
  const [kept] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${bytes}), 0)` })
    .from(draftRevisions)
    .where(eq(owner, userId));
  return Number(kept?.bytes ?? 0) - DRAFT_LIMITS.accountBytes;
}

/** The oldest, until `excess` bytes are gone or none is left. */
async function removeAutosaved(tx: Db, userId: string, excess: number): Promise<void> {
  await tx.execute(sql`
    with old as materialized (
      select r.draft_id, r.revision,
        sum(r.bytes) over (order by r.saved_at, r.draft_id, r.revision) - r.bytes as bytes_before
      from draft_revisions r join drafts d on d.user_id = r.user_id and d.id = r.draft_id
      where r.user_id = ${userId} and r.is_autosave and r.revision <> d.revision
    )
    delete from draft_revisions r using old
    where r.user_id = ${userId} and r.draft_id = old.draft_id and r.revision = old.revision
      and old.bytes_before < ${excess}`);
}
