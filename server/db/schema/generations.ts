import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const OWNER_KINDS = ['visitor', 'user'] as const;
/** `reserved` while it is written, then `spent` or `returned`; `none` for what takes no trial credit. */
export const CREDIT_STATES = ['none', 'reserved', 'spent', 'returned'] as const;
export const GENERATION_STATUSES = ['running', 'done', 'failed', 'interrupted'] as const;

/**
 * One row for each proposal, there before its writer starts. `plainText` is the text so far, written about once a second
 * while it runs; every such write is fenced by `status = 'running'`, so a writer whose lease ran out changes nothing more.
 */
export const generations = pgTable(
  'generations',
  {
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull(),
    ownerKind: text('owner_kind', { enum: OWNER_KINDS }).notNull(),
    status: text('status', { enum: GENERATION_STATUSES }).notNull(),
    /** While it runs: when a writer that has not been heard of counts as dead. */
    leaseExpiresAt: moment('lease_expires_at'),
    /** What it holds of its owner's trial credits. */
    credit: text('credit', { enum: CREDIT_STATES }).notNull().default('none'),
    /** The counts in `weekly_proposals` that it used; released with the credit if it fails. */
    countedFor: text('counted_for').array().notNull().default(sql`'{}'`),
    /** Names the one request it fulfils: the same asked again is this generation. Null once nothing came of it. */
    idempotencyKey: text('idempotency_key'),
    /** What was asked (`generateInput`), so that it can be written again. Keys come back in another order. */
    input: jsonb('input').notNull(),
    plainText: text('plain_text').notNull(),
    /** The whole answer (`generateAnswer`) once it is done. */
    answer: jsonb('answer'),
    /** Why it failed or was interrupted: an `ErrorCode`. */
    errorCode: text('error_code'),
    /** What a language model read and wrote for it, and what that cost in millionths of a dollar; null when none was asked. */
    modelInputTokens: integer('model_input_tokens'),
    modelOutputTokens: integer('model_output_tokens'),
    modelMicros: bigint('model_micros', { mode: 'number' }),
    /** The same for rewrites of its sections: their number and their tokens. */
    rewrites: integer('rewrites').notNull().default(0),
    rewriteInputTokens: integer('rewrite_input_tokens').notNull().default(0),
    rewriteOutputTokens: integer('rewrite_output_tokens').notNull().default(0),
    rewriteMicros: bigint('rewrite_micros', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.id] }),
    uniqueIndex('generations_wish').on(t.ownerId, t.idempotencyKey),
    index('generations_user_age').on(t.createdAt).where(sql`owner_kind = 'user'`),
    index('generations_running_lease').on(t.leaseExpiresAt).where(sql`status = 'running'`),
    index('generations_visitor_age').on(t.createdAt).where(sql`owner_kind = 'visitor'`),
    check('generations_running_has_lease', sql`(status = 'running') = (lease_expires_at is not null)`),
    check('generations_finished_has_moment', sql`(status = 'running') = (finished_at is null)`),
    check('generations_done_has_answer', sql`(status = 'done') = (answer is not null)`),
    // A skeleton is done and its credit released.
    check(
      'generations_credit_follows_status',
      sql`credit = 'none' or case status when 'running' then credit = 'reserved' when 'done' then credit in ('spent', 'returned') else credit = 'returned' end`,
    ),
  ],
);
