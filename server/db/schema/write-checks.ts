import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row that is written again and again, to learn whether the database can write. */
export const writeChecks = pgTable('write_checks', {
  name: text('name').primaryKey(),
  /** Random, so that it needs room on the disk. */
  filling: text('filling').notNull(),
  at: moment('at').notNull(),
});
