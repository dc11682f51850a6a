import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { draftRevisions, drafts, updatedOn } from '../../../db/schema/index.ts';
import { lockTexts, removeUnusedTexts } from '../texts/repository.ts';

// One state may hold 3 MB; so many are deleted well within the patience for a query.
const REVISIONS_AT_ONCE = 50;

export interface DraftName {
  readonly userId: string;
  readonly id: string;
}

/** What has been kept long enough: deleted before the one moment, or not changed since the other. */
export interface KeptLongEnough {
  readonly deletedBefore: Date;
  readonly untouchedSince: Date;
}

export async function listKeptLongEnough(db: Db, limits: KeptLongEnough, limit: number): Promise<DraftName[]> {
  const { userId, id } = drafts;
  const some = (where: SQL | undefined) => db.select({ userId, id }).from(drafts).where(where).limit(limit);
  const gone = await some(deleted(limits));
  return gone.length > 0 ? gone : some(untouched(limits));
}

/** Removes one of them with every state of it, wholly; false when someone has brought it back meanwhile. */
export async function removeKeptLongEnough(
  tx: Db,
  limits: KeptLongEnough,
  { userId, id }: DraftName,
): Promise<boolean> {
  await lockTexts(tx, userId);
  const [held] = await tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.id, id), or(deleted(limits), untouched(limits))))
    .for('update');
  if (!held) return false;
  await removeDraft(tx, { userId, id });
  await removeUnusedTexts(tx, userId);
  return true;
}

/** Removes a draft with every state of it, though not the texts that no other one has, in pieces that each keep within the patience for a query. */
export async function removeDraft(tx: Db, { userId, id }: DraftName): Promise<void> {
  const { userId: owner, draftId, revision } = draftRevisions;
  const ofThis = and(eq(owner, userId), eq(draftId, id));
  let removed: number;
  do {
    const some = tx.select({ revision }).from(draftRevisions).where(ofThis).limit(REVISIONS_AT_ONCE);
    const gone = await tx
      .delete(draftRevisions)
      .where(and(ofThis, sql`${revision} in ${some}`))
      .returning({ revision });
    removed = gone.length;
  } while (removed === REVISIONS_AT_ONCE);
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.id, id)));
}

function deleted({ deletedBefore }: KeptLongEnough) {
  return lt(drafts.deletedAt, deletedBefore);
}

function untouched({ untouchedSince }: KeptLongEnough) {
  // The day finds them by the index; the moment is exact.
  const day = untouchedSince.toISOString().slice(0, 10);
  return and(sql`${updatedOn} <= ${day}::date`, lt(drafts.lastUpdated, untouchedSince));
}
