import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What a person says about themself, one row for each of their niches. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case, so that a person has each name once. */
    nameKey: text('name_key').notNull(),
    /** From 1 up to as many as a person may have; each once, which is what keeps the number of profiles. */
    place: integer('place').notNull(),
    revision: integer('revision').notNull(),
    /** 'WordPress developer | WooCommerce'. */
    headline: text('headline').notNull().default(''),
    skillsAndExperience: text('skills_and_experience').notNull(),
    aboutMeStatement: text('about_me_statement').notNull(),
    portfolio: text('portfolio').notNull(),
    /** Texts in their order. */
    writingSamples: jsonb('writing_samples').notNull(),
    /** The one that is offered first; at most one of a person. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('profiles_place').on(t.userId, t.place),
    uniqueIndex('profiles_name').on(t.userId, t.nameKey),
    uniqueIndex('profiles_default').on(t.userId).where(sql`${t.isDefault}`),
    index('profiles_updated').on(t.userId, t.updatedAt),
  ],
);

/** Lines that a person typed into blanks of a letter, offered again for the next job. */
export const rememberedLines = pgTable(
  'remembered_lines',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** What the blank asked for: one of `SLOT_KINDS`. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('remembered_lines_text').on(t.userId, t.kind, t.text),
    index('remembered_lines_used').on(t.userId, t.usedAt),
  ],
);

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
