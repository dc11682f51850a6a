import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { generations, proposalJobs, proposalVersions } from '../../../db/schema/index.ts';
import { jobKeyOf } from './job-key.ts';

export interface StoredVersion {
  readonly id: string;
  readonly jobKey: string;
  readonly version: number;
  readonly jobTitle: string;
  readonly createdAt: Date;
  readonly html: string;
  readonly restoredFrom: number | null;
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

interface NewVersion {
  readonly userId: string;
  readonly generationId: string;
  readonly jobTitle: string;
  readonly at: Date;
}

/** Numbers a proposal that has just been written within its job; call it in the transaction that ends the generation. */
export async function addVersion(tx: Db, { userId, generationId, jobTitle, at }: NewVersion): Promise<void> {
  const jobKey = jobKeyOf(jobTitle);
  const [job] = await tx
    .insert(proposalJobs)
    .values({ userId, jobKey, jobTitle, lastVersion: 1, lastUpdated: at })
    .onConflictDoUpdate({
      target: [proposalJobs.userId, proposalJobs.jobKey],
      set: { jobTitle, ...countedUp(at) },
    })
    .returning({ version: proposalJobs.lastVersion });
  if (!job) throw new Error('a version has no number');
  const { version } = job;
  await tx.insert(proposalVersions).values({ userId, id: generationId, jobKey, version, generationId, createdAt: at });
}

/** What brings a version back. */
export interface NewRestored {
  readonly userId: string;
  readonly id: string;
  readonly restored: Pick<StoredVersion, 'id' | 'jobKey' | 'version'>;
  readonly key: string | undefined;
  readonly at: Date;
}

/**
 * Makes a version the latest one of its job again, under a new number. False when it is not there any more, or when the request
 * of that name has been fulfilled already: take the transaction back then.
 */
export async function addRestored(tx: Db, { userId, id, restored, key, at }: NewRestored): Promise<boolean> {
  const generationId = await heldText(tx, userId, restored.id);
  if (generationId === undefined) return false;
  const { jobKey, version: restoredFrom } = restored;
  const [job] = await tx
    .update(proposalJobs)
    .set(countedUp(at))
    .where(and(eq(proposalJobs.userId, userId), eq(proposalJobs.jobKey, jobKey)))
    .returning({ version: proposalJobs.lastVersion });
  if (!job) return false;
  const { version } = job;
  const added = await tx
    .insert(proposalVersions)
    .values({ userId, id, jobKey, version, generationId, restoredFrom, idempotencyKey: key, createdAt: at })
    .onConflictDoNothing({ target: [proposalVersions.userId, proposalVersions.idempotencyKey] })
    .returning({ id: proposalVersions.id });
  return added.length === 1;
}

/** The generation of a version, locked against removal until the transaction ends. */
async function heldText(tx: Db, userId: string, versionId: string): Promise<string | undefined> {
  const [text] = await tx
    .select({ id: generations.id })
    .from(generations)
    .innerJoin(proposalVersions, TEXT)
    .where(and(eq(proposalVersions.userId, userId), eq(proposalVersions.id, versionId)))
    .for('key share', { of: generations });
  return text?.id;
}

export async function findVersionOf(db: Db, userId: string, id: string): Promise<StoredVersion | undefined> {
  const [found] = await selected(db, and(eq(proposalVersions.userId, userId), eq(proposalVersions.id, id))).limit(1);
  return found;
}

/** What the request with that key restored; `restoredFrom` is the number of the version with that text. */
export async function findRestoredOf(
  db: Db,
  userId: string,
  key: string,
): Promise<(StoredVersion & { readonly restoredFrom: number | null }) | undefined> {
  const ofKey = and(eq(proposalVersions.userId, userId), eq(proposalVersions.idempotencyKey, key));
  const [found] = await selected(db, ofKey).limit(1);
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
    .innerJoin(proposalVersions, TEXT)
    .where(and(eq(proposalVersions.userId, userId), eq(proposalVersions.id, versionId)));
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
  const { version, jobKey } = proposalVersions;
  const isBefore = before === undefined ? undefined : lt(version, before);
  const isOfJob = sql`${jobKey} = job.key`;
  const latest = selected(db, and(eq(proposalVersions.userId, userId), isOfJob, isBefore))
    .orderBy(desc(version))
    .limit(limit)
    .as('latest');
  const { id, jobTitle, createdAt, html, restoredFrom } = latest;
  return db
    .select({ id, jobKey: latest.jobKey, version: latest.version, jobTitle, createdAt, html, restoredFrom })
    .from(sql`unnest(${sql.param([...wanted.jobKeys])}::text[]) as job (key)`)
    .crossJoinLateral(latest)
    .orderBy(desc(latest.version));
}

const TEXT = and(eq(generations.ownerId, proposalVersions.userId), eq(generations.id, proposalVersions.generationId));

function selected(db: Db, where: SQL | undefined) {
  const { id, jobKey, version, createdAt, restoredFrom } = proposalVersions;
  const jobTitle = sql<string>`coalesce(${generations.input} ->> 'jobTitle', '')`.as('title');
  const html = sql<string>`coalesce(${generations.answer} ->> 'formattedProposal', '')`.as('html');
  return db
    .select({ id, jobKey, version, jobTitle, createdAt, html, restoredFrom })
    .from(proposalVersions)
    .innerJoin(generations, TEXT)
    .where(where);
}

function jobs(db: Db, where: SQL | undefined) {
  const { userId, jobKey, jobTitle, lastUpdated } = proposalJobs;
  const ofJob = and(eq(proposalVersions.userId, userId), eq(proposalVersions.jobKey, jobKey));
  const versionCount = db.$count(proposalVersions, ofJob);
  return db.select({ jobKey, jobTitle, versionCount, lastUpdated }).from(proposalJobs).where(where);
}

/** Of two that end at once the later moment stays. */
function countedUp(at: Date) {
  return {
    lastVersion: sql`${proposalJobs.lastVersion} + 1`,
    lastUpdated: sql`greatest(${proposalJobs.lastUpdated}, ${at.toISOString()}::timestamptz)`,
  };
}
