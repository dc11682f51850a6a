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

/** The day, in UTC, on which a document was changed last. */
export const updatedOn = sql`((last_updated at time zone 'UTC')::date)`;

const CONTENT_FORMATS = ['text', 'document'] as const;
// The words are those of `shared/proposals/statuses.ts`.
const STATUSES = ['draft', 'copied', 'sent', 'viewed', 'replied', 'interview', 'won', 'lost'] as const;
const CAUSES = ['generated', 'edited', 'saved', 'restored', 'imported'] as const;
const OPENINGS = ['question', 'own_words', 'post', 'playbook', 'other'] as const;

/** Each proposal of a signed-in person, as lists show it. The keys are what it is sorted by, cut and in lower case. */
export const documents = pgTable(
  'documents',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** The current one. */
    revision: integer('revision').notNull(),
    /** False once a person has saved it by name. */
    isAutosave: boolean('is_autosave').notNull(),
    name: text('name'),
    jobTitle: text('job_title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** The beginning of its letter, as plain text. */
    firstLine: text('first_line').notNull().default(''),
    status: text('status', { enum: STATUSES }).notNull().default('draft'),
    statusAt: moment('status_at').notNull(),
    // What outcomes are counted by; null where it is not known, as of an imported text.
    tone: text('tone'),
    style: text('style'),
    /** The folder of the playbook that the job is of: 'ecommerce'. */
    trade: text('trade'),
    language: text('language'),
    words: integer('words').notNull().default(0),
    opening: text('opening', { enum: OPENINGS }),
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
    index('documents_updated').on(t.userId, t.lastUpdated, t.id).where(sql`deleted_at is null`),
    index('documents_created').on(t.userId, t.createdAt, t.id).where(sql`deleted_at is null`),
    index('documents_name').on(t.userId, t.nameKey, t.id).where(sql`deleted_at is null`),
    index('documents_title').on(t.userId, t.titleKey, t.id).where(sql`deleted_at is null`),
    index('documents_deleted').on(t.userId, t.deletedAt, t.id).where(sql`deleted_at is not null`),
    // For the daily sweeps, over everybody.
    index('documents_gone').on(t.deletedAt).where(sql`deleted_at is not null`),
    // By the day, so that no list of one person is ever read along it, past everybody else's documents.
    index('documents_day').on(updatedOn),
  ],
);

/** Every state of a document that was stored and differed from the one before: its history. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    userId: uuid('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    revision: integer('revision').notNull(),
    cause: text('cause', { enum: CAUSES }).notNull(),
    name: text('name'),
    jobTitle: text('job_title').notNull(),
    jobDescription: text('job_description').notNull(),
    content: text('content').notNull(),
    format: text('format', { enum: CONTENT_FORMATS }).notNull(),
    /** `DraftWork` of the release that stored it; null for an import, and for a generated one until it is autosaved. */
    work: jsonb('work'),
    /** Where its large texts belong, which are in `document_texts`. */
    textPlaces: jsonb('text_places')
      .$type<readonly { path: readonly string[]; hash: string }[]>()
      .notNull()
      .default([]),
    /** Of the whole state, so that saving the same again makes no revision. */
    digest: text('digest').notNull(),
    /** Names the one request that made it: the same asked again makes no second. */
    idempotencyKey: text('idempotency_key'),
    /** The generation that it came from. */
    generationId: uuid('generation_id'),
    /** Of a generated one: its job title as titles are compared, and its number within that. */
    jobKey: text('job_key'),
    version: integer('version'),
    /** Of a restored one: the revision whose state it has. */
    restoredFrom: integer('restored_from'),
    savedAt: moment('saved_at').notNull(),
    /** Of what is stored in this row alone, as it counts towards `DRAFT_LIMITS.accountBytes`. */
    bytes: integer('bytes').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.documentId, t.revision] }),
    // So that what an account keeps is summed up without reading any text.
    index('document_revisions_bytes').on(t.userId, t.bytes),
    uniqueIndex('document_revisions_wish').on(t.userId, t.idempotencyKey),
    index('document_revisions_generation').on(t.userId, t.generationId).where(sql`generation_id is not null`),
    uniqueIndex('document_revisions_version').on(t.userId, t.jobKey, t.version).where(sql`version is not null`),
    foreignKey({ columns: [t.userId, t.documentId], foreignColumns: [documents.userId, documents.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The large texts of a person's revisions, each stored once. */
export const documentTexts = pgTable(
  'document_texts',
  {
    userId: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    text: text('text').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] }), index('document_texts_bytes').on(t.userId, t.bytes)],
);

/** The job titles that a person generated for, one row for each; it counts the versions. */
export const proposalJobs = pgTable(
  'proposal_jobs',
  {
    userId: uuid('user_id').notNull(),
    /** The title as it is compared. */
    jobKey: text('job_key').notNull(),
    /** The title as it was typed last. */
    jobTitle: text('job_title').notNull(),
    lastVersion: integer('last_version').notNull(),
    lastUpdated: moment('last_updated').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobKey] }),
    index('proposal_jobs_updated').on(t.userId, t.lastUpdated, t.jobKey),
  ],
);
