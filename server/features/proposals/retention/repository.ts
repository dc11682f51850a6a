import { and, type Column, eq, exists, gte, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations, proposalJobs, proposalVersions } from '../../../db/schema/index.ts';

/**
 * Deletes at most `limit` of what people generated before `before` with all versions of it, and the jobs that are empty then.
 * A text that was restored since stays, with all its numbers. Answers how many texts were deleted.
 */
export async function removeOldTexts(tx: Db, before: Date, limit: number): Promise<number> {
  const { ownerId, id } = generations;
  // A restore in progress locks its row; it is checked again the next time.
  const held = await tx
    .select({ ownerId, id })
    .from(generations)
    .where(keptLongEnough(tx, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (held.length === 0) return 0;
  const removed = await tx
    .delete(generations)
    .where(and(isText(ownerId, id, held), keptLongEnough(tx, before)))
    .returning({ ownerId, id });
  await removeVersions(tx, removed, before);
  return removed.length;
}

/** Written by a person before `before`, and not restored since. */
function keptLongEnough(tx: Db, before: Date): SQL | undefined {
  const { userId, generationId, createdAt } = proposalVersions;
  const ofText = and(eq(userId, generations.ownerId), eq(generationId, generations.id), gte(createdAt, before));
  const isYoung = exists(tx.select({ one: sql`1` }).from(proposalVersions).where(ofText));
  const isOld = lt(generations.createdAt, before);
  return and(eq(generations.ownerKind, 'user'), ne(generations.status, 'running'), isOld, not(isYoung));
}

async function removeVersions(tx: Db, texts: readonly Text[], before: Date): Promise<void> {
  const { userId, jobKey, generationId } = proposalVersions;
  const removed = await tx
    .delete(proposalVersions)
    .where(isText(userId, generationId, texts))
    .returning({ userId, jobKey });
  const ofJob = and(eq(userId, proposalJobs.userId), eq(jobKey, proposalJobs.jobKey));
  const left = tx.select({ one: sql`1` }).from(proposalVersions).where(ofJob);
  const users = sql.param(removed.map((version) => version.userId));
  const keys = sql.param(removed.map((version) => version.jobKey));
  await tx.delete(proposalJobs).where(
    and(
      sql`(${proposalJobs.userId}, ${proposalJobs.jobKey}) in (select * from unnest(${users}::uuid[], ${keys}::text[]))`,
      // One that gets a version in this very moment is younger than that.
      lt(proposalJobs.lastUpdated, before),
      not(exists(left)),
    ),
  );
}

interface Text {
  readonly ownerId: string;
  readonly id: string;
}

function isText(ownerColumn: Column, idColumn: Column, texts: readonly Text[]): SQL {
  const owners = sql.param(texts.map(({ ownerId }) => ownerId));
  const ids = sql.param(texts.map(({ id }) => id));
  return sql`(${ownerColumn}, ${idColumn}) in (select * from unnest(${owners}::uuid[], ${ids}::uuid[]))`;
}
