import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
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

/** The day, in UTC, on which a draft was changed last. */
export const updatedOn = sql`((last_updated at time zone 'UTC')::date)`;

const CONTENT_FORMATS = ['text', 'html'] as const;

/** What lists show of a draft; its text is in its revision. The keys are what it is sorted by, cut and in lower case. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** The one in force. */
    revision: integer('revision').notNull(),
    isAutosave: boolean('is_autosave').notNull(),
    name: text('name'),
    jobTitle: text('job_title').notNull(),
    excerpt: text('excerpt').notNull(),
    nameKey: text('name_key').notNull(),
    titleKey: text('title_key').notNull(),
    /** The words of its name and job title, each after a space, in lower case and without accents. */
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUpdated: moment('last_updated').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('drafts_updated').on(t.userId, t.isAutosave, t.lastUpdated, t.id).where(sql`deleted_at is null`),
    index('drafts_created').on(t.userId, t.isAutosave, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('drafts_name').on(t.userId, t.isAutosave, t.nameKey, t.id).where(sql`deleted_at is null`),
    index('drafts_title').on(t.userId, t.isAutosave, t.titleKey, t.id).where(sql`deleted_at is null`),
    index('drafts_deleted').on(t.userId, t.deletedAt, t.id).where(sql`deleted_at is not null`),
    // For the daily sweeps, over everybody.
    index('drafts_gone').on(t.deletedAt).where(sql`deleted_at is not null`),
    // By the day, so that no list of one person is ever read along it, past everybody else's drafts.
    index('drafts_day').on(updatedOn),
  ],
);

/** Every state of a draft that was saved and differed from the one before. */
export const draftRevisions = pgTable(
  'draft_revisions',
  {
    userId: uuid('user_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    revision: integer('revision').notNull(),
    isAutosave: boolean('is_autosave').notNull(),
    name: text('name'),
    jobTitle: text('job_title').notNull(),
    jobDescription: text('job_description').notNull(),
    content: text('content').notNull(),
    format: text('format', { enum: CONTENT_FORMATS }).notNull(),
    /** `DraftWork` of the release that stored it. */
    work: jsonb('work'),
    /** Where its large texts belong, which are in `draft_texts`. */
    textPlaces: jsonb('text_places')
      .$type<readonly { path: readonly string[]; hash: string }[]>()
      .notNull()
      .default([]),
    /** Of the whole state, so that saving the same again makes no revision. */
    digest: text('digest').notNull(),
    /** Names the one request that made it: the same asked again makes no second. */
    idempotencyKey: text('idempotency_key'),
    savedAt: moment('saved_at').notNull(),
    /** Of what is stored in this row alone, as it counts towards `DRAFT_LIMITS.accountBytes`. */
    bytes: integer('bytes').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.draftId, t.revision] }),
    // So that what an account keeps is summed up without reading any text.
    index('draft_revisions_bytes').on(t.userId, t.bytes),
    uniqueIndex('draft_revisions_wish').on(t.userId, t.idempotencyKey),
    foreignKey({ columns: [t.userId, t.draftId], foreignColumns: [drafts.userId, drafts.id] }).onDelete('cascade'),
  ],
);

/** The large texts of a person's revisions, each stored once. */
export const draftTexts = pgTable(
  'draft_texts',
  {
    userId: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    text: text('text').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] }), index('draft_texts_bytes').on(t.userId, t.bytes)],
);
