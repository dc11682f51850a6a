import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
