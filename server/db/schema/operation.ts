import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const JOB_STATUSES = ['waiting', 'running', 'done', 'dead'] as const;

/**
 * Work to do outside the request that caused it, stored in the request's own transaction. A worker takes a job for as long
 * as its lease; every later write of that worker names the attempt, so one whose lease ran out changes nothing more.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull(),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull(),
    leaseExpiresAt: moment('lease_expires_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('jobs_due').on(t.runAt).where(sql`status = 'waiting'`),
    index('jobs_leased').on(t.leaseExpiresAt).where(sql`status = 'running'`),
    index('jobs_finished').on(t.finishedAt).where(sql`finished_at is not null`),
    check('jobs_running_has_lease', sql`(status = 'running') = (lease_expires_at is not null)`),
  ],
);

/** What the clock said when rows past their retention were looked for. A reading after a step of days is not trusted at first. */
export const clockReadings = pgTable('clock_readings', {
  at: moment('at').primaryKey(),
  isTrusted: boolean('is_trusted').notNull(),
});

/** Why erasing waits: 'clock', or the name of a sweep that would erase too many rows at once. */
export const sweepHolds = pgTable('sweep_holds', {
  name: text('name').primaryKey(),
  since: moment('since').notNull(),
});

/**
 * The table of rate-limiter-flexible's `RateLimiterPostgres`, which inserts by position: key, points, expire.
 * `expire` is in milliseconds since 1970. Give it `tableName: 'rate_limits'` and `tableCreated: true`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

/** Keys that the app makes for itself at first start, shared by all its processes. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  /** base64url */
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row that is written again and again, to learn whether the database can write. */
export const writeChecks = pgTable('write_checks', {
  name: text('name').primaryKey(),
  /** Random, so that it needs room on the disk. */
  filling: text('filling').notNull(),
  at: moment('at').notNull(),
});
