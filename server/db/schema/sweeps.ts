import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
