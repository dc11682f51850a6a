import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
