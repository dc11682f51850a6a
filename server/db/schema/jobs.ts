import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
