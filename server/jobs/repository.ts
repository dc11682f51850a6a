import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { daysBefore, ENDED_JOB_DAYS } from '#shared/site/retention.ts';
import type { Db } from '../db/client.ts';
import { pickedOnce } from '../db/picked-once.ts';
import { jobs, rateLimits } from '../db/schema/index.ts';
import type { OldRows } from './sweeps/old-rows.ts';

/** What is ahead of the time by less is left alone: it is due soon, and another process may have its time up to a minute later. */
const LEFT_ALONE_MS = 3_600_000;
/** The longest window of a rate limit. */
const LONGEST_LIMIT_MS = 24 * 3_600_000;

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly runAt: Date;
  readonly createdAt: Date;
}

/** A job that is this worker's until its lease ends; `attempt` is the fence of every later write. */
export interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempt: number;
}

/** A job whose id is stored already is left as it is. */
export async function insertJobs(db: Db, ...wanted: readonly NewJob[]): Promise<void> {
  await db
    .insert(jobs)
    .values(wanted.map((job) => ({ ...job, status: 'waiting' as const, attempts: 0 })))
    .onConflictDoNothing();
}

/** Takes at most `limit` jobs of these kinds that are due, or whose lease has ended. No two workers take the same one. */
export async function takeJobs(
  db: Db,
  wanted: { kinds: readonly string[]; limit: number; at: Date; lease: Date },
): Promise<TakenJob[]> {
  const free = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue(wanted.at), inArray(jobs.kind, [...wanted.kinds])))
    .orderBy(jobs.runAt)
    .limit(wanted.limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(jobs)
    .set({ status: 'running', attempts: sql`${jobs.attempts} + 1`, leaseExpiresAt: wanted.lease })
    .where(inArray(jobs.id, pickedOnce(free)))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempt: jobs.attempts });
  return taken;
}

/** Returns false when the job is another worker's by now. */
export async function prolongLease(db: Db, job: TakenJob, lease: Date): Promise<boolean> {
  const prolonged = await db.update(jobs).set({ leaseExpiresAt: lease }).where(isStill(job)).returning({ id: jobs.id });
  return prolonged.length === 1;
}

export type Outcome =
  /** Deletes its payload: nobody needs it, and it may name a person. */
  | { readonly status: 'done'; readonly at: Date }
  | { readonly status: 'waiting'; readonly runAt: Date; readonly error: string }
  | { readonly status: 'dead'; readonly at: Date; readonly error: string };

/** Ends one attempt. Returns false, without a change, when the job is another worker's by now. */
export async function endAttempt(db: Db, job: TakenJob, outcome: Outcome): Promise<boolean> {
  const ended = await db
    .update(jobs)
    .set({ status: outcome.status, leaseExpiresAt: null, ...changesOf(outcome) })
    .where(isStill(job))
    .returning({ id: jobs.id });
  return ended.length === 1;
}

/** The number of jobs of these kinds that could be taken now. */
export async function countDue(db: Db, kinds: readonly string[], at: Date): Promise<number> {
  return db.$count(jobs, and(isDue(at), inArray(jobs.kind, [...kinds])));
}

export async function countJobs(db: Db, status: 'waiting' | 'dead'): Promise<number> {
  return db.$count(jobs, eq(jobs.status, status));
}

/** Seconds since the oldest job that is due could have been taken; 0 when none is. */
export async function findLateness(db: Db, at: Date): Promise<number> {
  const [oldest] = await db
    .select({ since: sql<Date | null>`min(coalesce(${jobs.leaseExpiresAt}, ${jobs.runAt}))`.mapWith(jobs.runAt) })
    .from(jobs)
    .where(isDue(at));
  return oldest?.since ? Math.max(0, at.getTime() - oldest.since.getTime()) / 1_000 : 0;
}

/** Done or dead. */
export const ENDED_JOBS: OldRows = {
  what: 'jobs',
  table: jobs,
  isOld: (at) => lt(jobs.finishedAt, daysBefore(at, ENDED_JOB_DAYS)),
  areShortLived: true,
};

/** Repairs what was stored while the clock was ahead: jobs, leases and limits that would wait until that time. */
export async function mendFutureRows(db: Db, at: Date, longest: { leaseMs: number; pauseMs: number }): Promise<void> {
  const after = (ms: number) => new Date(at.getTime() + ms + LEFT_ALONE_MS);
  const isAhead = gt(jobs.createdAt, after(0));
  const isTriedFarAhead = and(gt(jobs.attempts, 0), gt(jobs.runAt, after(longest.pauseMs)));
  await db
    .update(jobs)
    .set({ runAt: at, createdAt: sql`least(${jobs.createdAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(jobs.status, 'waiting'), or(isAhead, isTriedFarAhead)));
  await db
    .update(jobs)
    .set({ leaseExpiresAt: at })
    .where(and(eq(jobs.status, 'running'), gt(jobs.leaseExpiresAt, after(longest.leaseMs))));
  await db.delete(rateLimits).where(gt(rateLimits.expire, after(LONGEST_LIMIT_MS).getTime()));
}

function isDue(at: Date) {
  return or(
    and(eq(jobs.status, 'waiting'), lte(jobs.runAt, at)),
    and(eq(jobs.status, 'running'), lt(jobs.leaseExpiresAt, at)),
  );
}

function isStill(job: TakenJob) {
  return and(eq(jobs.id, job.id), eq(jobs.status, 'running'), eq(jobs.attempts, job.attempt));
}

function changesOf(outcome: Outcome) {
  if (outcome.status === 'done') return { payload: {}, lastError: null, finishedAt: outcome.at };
  if (outcome.status === 'dead') return { lastError: outcome.error, finishedAt: outcome.at };
  return { lastError: outcome.error, runAt: outcome.runAt };
}
