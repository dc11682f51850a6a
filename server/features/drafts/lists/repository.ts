import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DraftSort, SortDirection } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { OPENINGS, PROPOSAL_STATUSES, type ProposalStatus } from '#shared/proposals/statuses.ts';
import type { ProposalType } from '#shared/proposals/stored.ts';
import type { Db } from '../../../db/client.ts';

/** Where a page of drafts ended. */
export interface ListPlace {
  readonly key: string | number;
  readonly id: string;
}

/** A list, and where its page begins. */
export interface ListQuery {
  readonly userId: string;
  readonly type: ProposalType;
  /** Those that were deleted, instead of those that were not. */
  readonly isDeleted: boolean;
  /** Undefined takes every status. */
  readonly status?: ProposalStatus | undefined;
  /** Of those that are deleted the order is when. */
  readonly sort: DraftSort;
  readonly direction: SortDirection;
  readonly after: ListPlace | undefined;
  readonly limit: number;
}

/** The columns that lists are sorted by. Names of columns are in statements as they are, so none of them is anything that was sent. */
const KEYS = {
  lastUpdated: 'last_updated',
  createdAt: 'created_at',
  name: 'name_key',
  jobTitle: 'title_key',
  deletedAt: 'deleted_at',
} as const;

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const COLUMNS = `id, revision, name, left(job_title, ${DRAFT_LIMITS.listTitleChars}) as "jobTitle", excerpt as "jobDescription",
  first_line as "firstLine", status, tone, style, trade, language, words, opening, is_autosave as "isAutosave",
  name_key as "nameKey", title_key as "titleKey", ${ms('status_at')} as "statusAt", ${ms(KEYS.createdAt)} as "createdAt",
  ${ms(KEYS.lastUpdated)} as "lastUpdated", ${ms(KEYS.deletedAt)} as "deletedAt"`;
// One piece of text: a statement in few pieces is put together faster.
const SELECT = sql.raw(`select ${COLUMNS} from documents where user_id =`);

const milliseconds = z.number();
const listedDocument = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string().nullable(),
  jobTitle: z.string(),
  jobDescription: z.string(),
  isAutosave: z.boolean(),
  firstLine: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  tone: z.string().nullable(),
  style: z.string().nullable(),
  trade: z.string().nullable(),
  language: z.string().nullable(),
  words: z.number(),
  opening: z.enum(OPENINGS).nullable(),
  nameKey: z.string(),
  titleKey: z.string(),
  statusAt: milliseconds,
  createdAt: milliseconds,
  lastUpdated: milliseconds,
  deletedAt: milliseconds.nullable(),
});
/** A document as lists show it; moments in milliseconds since 1970. */
export type ListedDocument = z.infer<typeof listedDocument>;
const listedDocuments = z.array(listedDocument);

/** A page of a list, of drafts in which words begin with each of `words`. It is read along the index of its order. */
export async function listPage(db: Db, query: ListQuery, words: readonly string[]): Promise<ListedDocument[]> {
  const { userId, type, isDeleted, status, sort, direction, limit } = query;
  const key = KEYS[isDeleted ? 'deletedAt' : sort];
  const where = [
    sql.raw(` and deleted_at is ${isDeleted ? 'not null' : 'null'}`),
    ...(type === 'all' ? [] : [sql.raw(` and is_autosave = ${type === 'autosave'}`)]),
    ...(status === undefined ? [] : [sql` and status = ${status}`]),
    ...words.map((word) => sql` and strpos(search_text, ${` ${word}`}) > 0`),
    ...(query.after ? [after(query.after, key, direction)] : []),
  ];
  // Drafts with the same key are ordered by their ids, so that none is shown twice or left out.
  const order = sql.raw(` order by ${key} ${direction}, id ${direction} limit`);
  return rowsOf(db, sql`${SELECT} ${userId}${sql.join(where)}${order} ${limit}`);
}

function after({ key, id }: ListPlace, column: string, direction: SortDirection): SQL {
  const given = typeof key === 'number' ? sql`${new Date(key).toISOString()}::timestamptz` : sql`${key}`;
  return sql`${sql.raw(` and (${column}, id) ${direction === 'asc' ? '>' : '<'}`)} (${given}, ${id}::uuid)`;
}

/** What `listed` is in its place by. */
export function keyOf(
  listed: ListedDocument,
  { isDeleted, sort }: Pick<ListQuery, 'isDeleted' | 'sort'>,
): string | number {
  if (isDeleted) return listed.deletedAt ?? 0;
  if (sort === 'name') return listed.nameKey;
  return sort === 'jobTitle' ? listed.titleKey : listed[sort];
}

/** One proposal of a person that is not deleted, as lists show it. */
export async function findListed(db: Db, userId: string, id: string): Promise<ListedDocument | undefined> {
  return (await rowsOf(db, sql`${SELECT} ${userId} and id = ${id} and deleted_at is null`))[0];
}

async function rowsOf(db: Db, statement: SQL): Promise<ListedDocument[]> {
  const { rows } = await db.execute(statement);
  return listedDocuments.parse(rows);
}
