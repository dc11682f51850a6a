import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Keys that the app makes for itself at first start, shared by all its processes. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  /** base64url */
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull(),
});
