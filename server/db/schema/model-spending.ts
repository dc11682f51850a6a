import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
