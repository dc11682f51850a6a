import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What people wrote to support. It belongs to no account: a sender needs none. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').notNull(),
    /** The reference that the sender got. */
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** A program seems to have written it: it is mailed to nobody. */
    isSuspect: boolean('is_suspect').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id] }),
    uniqueIndex('contact_messages_reference').on(t.reference),
    index('contact_messages_age').on(t.createdAt),
  ],
);
