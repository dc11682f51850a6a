import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
