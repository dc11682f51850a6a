import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { documentRevisions, documents, generations, proposalJobs } from '../../../db/schema/index.ts';

export interface StoredVersion {
  readonly id: string;
  readonly documentId: string;
  readonly revision: number;
  readonly jobKey: string;
  readonly version: number;
  readonly jobTitle: string;
  readonly createdAt: Date;
  /** Its letter, as `generateAnswer` of the release that stored it. */
  readonly document: unknown;
}

export interface StoredJob {
  readonly jobKey: string;
  readonly jobTitle: string;
  readonly versionCount: number;
  readonly lastUpdated: Date;
}

/** Where a page of jobs ended. */
export interface JobPlace {
  readonly lastUpdated: Date;
  readonly jobKey: string;
}

export async function findVersionOf(db: Db, userId: string, id: string): Promise<StoredVersion | undefined> {
  const [found] = await selectVersions(db, ofVersion(userId, id)).orderBy(desc(documentRevisions.version)).limit(1);
  return found;
}

/** What was asked and answered, as it was stored. */
export async function findTextOf(
  db: Db,
  userId: string,
  versionId: string,
): Promise<{ readonly input: unknown; readonly answer: unknown } | undefined> {
  const [text] = await db
    .select({ input: generations.input, answer: generations.answer })
    .from(generations)
    .innerJoin(documentRevisions, TEXT)
    .innerJoin(documents, LIVE)
    .where(ofVersion(userId, versionId))
    .limit(1);
  return text;
}

/** Jobs after `place`, the one written for last first. */
export async function listJobsOf(
  db: Db,
  userId: string,
  { after, limit }: { readonly after: JobPlace | undefined; readonly limit: number },
): Promise<StoredJob[]> {
  const { lastUpdated, jobKey } = proposalJobs;
  const isAfter =
    after && or(lt(lastUpdated, after.lastUpdated), and(eq(lastUpdated, after.lastUpdated), lt(jobKey, after.jobKey)));
  return jobs(db, and(eq(proposalJobs.userId, userId), isAfter))
    .orderBy(desc(lastUpdated), desc(jobKey))
    .limit(limit);
}

export async function findJobOf(db: Db, userId: string, jobKey: string): Promise<StoredJob | undefined> {
  const [job] = await jobs(db, and(eq(proposalJobs.userId, userId), eq(proposalJobs.jobKey, jobKey)));
  return job;
}

/** The latest `limit` versions of each of these jobs, of those before the number `before`; in one query for all jobs. */
export async function listVersionsOf(
  db: Db,
  userId: string,
  wanted: { readonly jobKeys: readonly string[]; readonly before?: number | undefined; readonly limit: number },
): Promise<StoredVersion[]> {
  const { before, limit } = wanted;
  const { version, jobKey } = documentRevisions;
  const isBefore = before === undefined ? undefined : lt(version, before);
  const isOfJob = sql`${jobKey} = job.key`;
  const latest = selectVersions(db, and(eq(documentRevisions.userId, userId), isOfJob, isBefore))
    .orderBy(desc(version))
    .limit(limit)
    .as('latest');
  const { id, documentId, revision, jobTitle, createdAt, document } = latest;
  return db
    .select({ id, documentId, revision, jobKey: latest.jobKey, version: latest.version, jobTitle, createdAt, document })
    .from(sql`unnest(${sql.param([...wanted.jobKeys])}::text[]) as job (key)`)
    .crossJoinLateral(latest)
    .orderBy(desc(latest.version));
}

const TEXT = and(eq(generations.ownerId, documentRevisions.userId), eq(generations.id, documentRevisions.generationId));
/** Of a document that is not deleted. */
const LIVE = and(
  eq(documents.userId, documentRevisions.userId),
  eq(documents.id, documentRevisions.documentId),
  isNull(documents.deletedAt),
);

/** A version is named by its generation. */
function ofVersion(userId: string, id: string) {
  const { generationId, version } = documentRevisions;
  return and(eq(documentRevisions.userId, userId), eq(generationId, id), isNotNull(version));
}

function selectVersions(db: Db, where: SQL | undefined) {
  const { documentId, revision, savedAt } = documentRevisions;
  const id = sql<string>`${generations.id}`.as('id');
  const jobKey = sql<string>`${documentRevisions.jobKey}`.as('job_key');
  const version = sql<number>`${documentRevisions.version}`.as('version');
  const jobTitle = sql<string>`coalesce(${generations.input} ->> 'jobTitle', '')`.as('title');
  const document = sql<unknown>`${generations.answer} -> 'document'`.as('document');
  return db
    .select({ id, documentId, revision, jobKey, version, jobTitle, createdAt: savedAt, document })
    .from(documentRevisions)
    .innerJoin(documents, LIVE)
    .innerJoin(generations, TEXT)
    .where(and(where, isNotNull(documentRevisions.version)));
}

function jobs(db: Db, where: SQL | undefined) {
  const { userId, jobKey, jobTitle, lastUpdated } = proposalJobs;
  const versions = db
    .select({ count: sql`count(*)::int` })
    .from(documentRevisions)
    .innerJoin(documents, LIVE)
    .where(
      and(
        eq(documentRevisions.userId, userId),
        eq(documentRevisions.jobKey, jobKey),
        isNotNull(documentRevisions.version),
      ),
    );
  const versionCount = sql<number>`(${versions})`;
  return db.select({ jobKey, jobTitle, versionCount, lastUpdated }).from(proposalJobs).where(where);
}
