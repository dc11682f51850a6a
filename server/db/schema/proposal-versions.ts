import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The jobs that proposals were written for, one row for each title of a person; it counts the versions. */
export const proposalJobs = pgTable(
  'proposal_jobs',
  {
    userId: uuid('user_id').notNull(),
    /** The title as it is compared. */
    jobKey: text('job_key').notNull(),
    /** The title as it was typed last. */
    jobTitle: text('job_title').notNull(),
    lastVersion: integer('last_version').notNull(),
    lastUpdated: moment('last_updated').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobKey] }),
    index('proposal_jobs_updated').on(t.userId, t.lastUpdated, t.jobKey),
  ],
);

/** Each successful generation of a person, numbered within its job; its text is in `generations`. */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    userId: uuid('user_id').notNull(),
    /** The generation's own id, or a new one if an earlier version was restored. */
    id: uuid('id').notNull(),
    jobKey: text('job_key').notNull(),
    version: integer('version').notNull(),
    generationId: uuid('generation_id').notNull(),
    /** The number of the restored version. */
    restoredFrom: integer('restored_from'),
    /** The key of the request that restored it. */
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('proposal_versions_number').on(t.userId, t.jobKey, t.version),
    uniqueIndex('proposal_versions_wish').on(t.userId, t.idempotencyKey),
    index('proposal_versions_text').on(t.userId, t.generationId),
  ],
);
