import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { documentRevisions, proposalJobs } from '../../../db/schema/index.ts';
import { findDocumentOf } from '../saving/repository.ts';

/** Names another generation as the source of the revisions of an earlier one. False when that is in no document any more. */
export async function replaceGeneration(
  tx: Db,
  userId: string,
  earlier: string,
  generationId: string,
): Promise<boolean> {
  if ((await findDocumentOf(tx, userId, [earlier])) === undefined) return false;
  await tx
    .update(documentRevisions)
    .set({ generationId })
    .where(and(eq(documentRevisions.userId, userId), eq(documentRevisions.generationId, earlier)));
  return true;
}

interface NewVersion {
  readonly userId: string;
  readonly jobKey: string;
  readonly jobTitle: string;
  readonly at: Date;
}

/** The next number within a job title. */
export async function countVersion(tx: Db, { userId, jobKey, jobTitle, at }: NewVersion): Promise<number> {
  const [job] = await tx
    .insert(proposalJobs)
    .values({ userId, jobKey, jobTitle, lastVersion: 1, lastUpdated: at })
    .onConflictDoUpdate({
      target: [proposalJobs.userId, proposalJobs.jobKey],
      set: {
        jobTitle,
        lastVersion: sql`${proposalJobs.lastVersion} + 1`,
        // Of two that end at once the later moment stays.
        lastUpdated: sql`greatest(${proposalJobs.lastUpdated}, ${at.toISOString()}::timestamptz)`,
      },
    })
    .returning({ version: proposalJobs.lastVersion });
  if (!job) throw new Error('a version has no number');
  return job.version;
}
