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
    // A proposal that uses nothing Pro is done and its credit released.
    check(
      'generations_credit_follows_status',
      sql`credit = 'none' or case status when 'running' then credit = 'reserved' when 'done' then credit in ('spent', 'returned') else credit = 'returned' end`,
    ),
  ],
);

/**
 * How many free proposals someone has had in a week, those being written among them. Whom it counts for is
 * `user:<id>`, `visitor:<id>` or `address:<IPv4, or /64 of IPv6>`. Kept while FREE_WEEKLY_LIMIT is a number.
 */
export const weeklyProposals = pgTable(
  'weekly_proposals',
  {
    countedFor: text('counted_for').notNull(),
    weekStartsAt: moment('week_starts_at').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.countedFor, t.weekStartsAt] }),
    index('weekly_proposals_week').on(t.weekStartsAt),
    check('weekly_proposals_not_negative', sql`used >= 0`),
  ],
);

/**
 * What language models have cost in a calendar month (UTC, '2026-03'), in millionths of a dollar, what is reserved for
 * proposals being written among it. Whom it counts for is an owner's id, or 'all'.
 */
export const modelSpending = pgTable(
  'model_spending',
  {
    month: text('month').notNull(),
    spentFor: text('spent_for').notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.spentFor] }), check('model_spending_not_negative', sql`micros >= 0`)],
);

/**
 * What of it is reserved, one row for each text being written, until its cost is known; `spent` is what is known of that so far. A row
 * that is there after `expiresAt` is of a process that has died: what it spent stays counted.
 */
export const modelReservations = pgTable(
  'model_reservations',
  {
    id: uuid('id').primaryKey(),
    month: text('month').notNull(),
    spentFor: text('spent_for').notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('model_reservations_expiry').on(t.expiresAt), index('model_reservations_owner').on(t.spentFor)],
);

/** A person's own key for a language model, one each. */
export const ownKeys = pgTable('own_keys', {
  userId: uuid('user_id').primaryKey(),
  /** One of `KEY_PROVIDERS`. */
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  /** Encrypted; what opens it is never in the database. */
  sealedKey: text('sealed_key').notNull(),
  lastFour: text('last_four').notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** What a person's own key was used for in a calendar month (UTC, '2026-03'). It counts towards no ceiling of the operator's. */
export const ownKeyUsage = pgTable(
  'own_key_usage',
  {
    userId: uuid('user_id').notNull(),
    month: text('month').notNull(),
    texts: integer('texts').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** By list prices, in millionths of a dollar. */
    micros: bigint('micros', { mode: 'number' }).notNull(),
    /** How many of the texts had no known price. */
    unpricedTexts: integer('unpriced_texts').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    check('own_key_usage_not_negative', sql`input_tokens >= 0 and output_tokens >= 0 and micros >= 0`),
  ],
);
