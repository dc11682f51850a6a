import { and, eq, inArray, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  documentRevisions,
  documents,
  documentTexts,
  generations,
  proposalJobs,
  updatedOn,
} from '../../../db/schema/index.ts';
import { countShare } from '../../../jobs/index.ts';
import { lockTexts, removeUnusedTexts } from '../texts/repository.ts';

// One state may hold 3 MB; so many are deleted well within the query timeout.
const REVISIONS_AT_ONCE = 50;

interface DraftName {
  readonly userId: string;
  readonly id: string;
}

/** What has been kept long enough: deleted before the one moment, or not changed since the other. */
export interface KeptLongEnough {
  readonly deletedBefore: Date;
  readonly untouchedSince: Date;
}

export async function listKeptLongEnough(db: Db, limits: KeptLongEnough, limit: number): Promise<DraftName[]> {
  const { userId, id } = documents;
  const some = (where: SQL | undefined) => db.select({ userId, id }).from(documents).where(where).limit(limit);
  const gone = await some(isDeletedLongAgo(limits));
  return gone.length > 0 ? gone : some(isUntouchedLongEnough(limits));
}

/** How many of all drafts nobody has changed for so long. Not the deleted ones: their owners removed them. */
export function countUntouched(db: Db, limits: KeptLongEnough) {
  return countShare(db, documents, isUntouchedLongEnough(limits));
}

/** Removes one of them with every state of it, wholly; false when someone has brought it back meanwhile. */
export async function removeKeptLongEnough(
  tx: Db,
  limits: KeptLongEnough,
  { userId, id }: DraftName,
): Promise<boolean> {
  await lockTexts(tx, userId);
  const [held] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.id, id),
        or(isDeletedLongAgo(limits), isUntouchedLongEnough(limits)),
      ),
    )
    .for('update');
  if (!held) return false;
  await removeDraft(tx, { userId, id });
  await removeUnusedTexts(tx, userId);
  return true;
}

/**
 * Removes a draft with every state of it and the generations that it has, though not the texts that no other one has, in pieces
 * that each keep within the query timeout. Call it with the person's texts locked.
 */
export async function removeDraft(tx: Db, { userId, id }: DraftName): Promise<void> {
  const { userId: owner, documentId, revision, generationId, jobKey } = documentRevisions;
  const ofThis = and(eq(owner, userId), eq(documentId, id));
  let removed: { generationId: string | null; jobKey: string | null }[];
  do {
    const some = tx.select({ revision }).from(documentRevisions).where(ofThis).limit(REVISIONS_AT_ONCE);
    removed = await tx
      .delete(documentRevisions)
      .where(and(ofThis, sql`${revision} in ${some}`))
      .returning({ generationId, jobKey });
    await removeGenerations(tx, userId, withoutNulls(removed.map((one) => one.generationId)));
    await removeEmptyJobs(tx, userId, withoutNulls(removed.map((one) => one.jobKey)));
  } while (removed.length === REVISIONS_AT_ONCE);
  await tx.delete(documents).where(and(eq(documents.userId, userId), eq(documents.id, id)));
}

async function removeGenerations(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(generations).where(and(eq(generations.ownerId, userId), inArray(generations.id, [...ids])));
}

/** The counters of job titles that have no version any more. */
async function removeEmptyJobs(tx: Db, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { userId: owner, jobKey, version } = documentRevisions;
  const ofJob = and(eq(owner, userId), eq(jobKey, proposalJobs.jobKey), isNotNull(version));
  const left = tx.select({ one: sql`1` }).from(documentRevisions).where(ofJob);
  const named = and(eq(proposalJobs.userId, userId), inArray(proposalJobs.jobKey, [...keys]));
  await tx.delete(proposalJobs).where(and(named, notExists(left)));
}

function withoutNulls<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}

function isDeletedLongAgo({ deletedBefore }: KeptLongEnough) {
  return lt(documents.deletedAt, deletedBefore);
}

function isUntouchedLongEnough({ untouchedSince }: KeptLongEnough) {
  // The day finds them by the index; the moment is exact.
  const day = untouchedSince.toISOString().slice(0, 10);
  return and(sql`${updatedOn} <= ${day}::date`, lt(documents.lastUpdated, untouchedSince));
}

const DRAFTS_AT_ONCE = 100;

/** Removes every draft of a person, in a transaction. */
export async function eraseDrafts(tx: Db, userId: string): Promise<void> {
  await lockTexts(tx, userId);
  for (;;) {
    const some = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.userId, userId))
      .limit(DRAFTS_AT_ONCE);
    for (const { id } of some) await removeDraft(tx, { userId, id });
    if (some.length < DRAFTS_AT_ONCE) break;
  }
  await tx.delete(documentTexts).where(eq(documentTexts.userId, userId));
}
