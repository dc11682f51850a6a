import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DraftSort, DraftSummary, SortDirection } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import type { Db } from '../../../db/client.ts';
import type { ListPlace } from './cursor.ts';

/** A list, and where its page begins. */
export interface ListQuery {
  readonly userId: string;
  readonly type: 'all' | 'saved' | 'autosave' | 'deleted';
  /** Of those that are deleted the order is when. */
  readonly sort: DraftSort;
  readonly direction: SortDirection;
  readonly after: ListPlace | undefined;
  readonly limit: number;
}

export interface ListedDraft extends DraftSummary {
  /** What it is in its place by. */
  readonly key: string | number;
}

/** The names of columns are in statements as they are, so none of them is anything that was sent. */
const KEYS = {
  lastUpdated: sql`last_updated`,
  createdAt: sql`created_at`,
  name: sql`name_key`,
  jobTitle: sql`title_key`,
  deletedAt: sql`deleted_at`,
} as const;

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
const COLUMNS = sql`d.id, d.revision, d.name, left(d.job_title, ${DRAFT_LIMITS.listTitleChars}) as "jobTitle", d.excerpt as "jobDescription",
  d.is_autosave as "isAutosave", d.name_key as "nameKey", d.title_key as "titleKey",
  ${ms(KEYS.createdAt)} as "createdAt", ${ms(KEYS.lastUpdated)} as "lastUpdated", ${ms(KEYS.deletedAt)} as "deletedAt"`;

const milliseconds = z.number().transform((at) => Math.round(at));
const row = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string().nullable(),
  jobTitle: z.string(),
  jobDescription: z.string(),
  isAutosave: z.boolean(),
  nameKey: z.string(),
  titleKey: z.string(),
  createdAt: milliseconds,
  lastUpdated: milliseconds,
  deletedAt: milliseconds.nullable(),
});

/** A page of a list: one walk along an index, or two that are merged, whatever the number of drafts. */
export async function listPage(db: Db, query: ListQuery): Promise<ListedDraft[]> {
  return rowsOf(db, query, sql`select ${COLUMNS} from (${walk(query, query.limit)}) d ${order(query)}`);
}

/**
 * A page of those drafts in the first `reach` of a list in which words beginning with each of `words` stand; whether there
 * are more of them beyond is not known.
 */
export async function searchAlong(db: Db, query: ListQuery, words: readonly string[], reach: number) {
  const found = sql`select ${COLUMNS} from (${walk(query, reach)}) d where ${haveAll(query, words)}`;
  return rowsOf(db, query, sql`${found} ${order(query)} limit ${query.limit}`);
}

/** How a beginning of words is in a person's drafts. */
export interface Met {
  /** How many words begin with it, counting each draft's by itself; counted as far as was asked. */
  readonly count: number;
  /** The different words that do, as many as were asked for. */
  readonly spellings: readonly string[];
}

/** Counts for each of `beginnings` at most `most.words`, and names at most `most.spellings` different ones. */
export async function listMet(
  db: Db,
  userId: string,
  beginnings: readonly string[],
  most: { words: number; spellings: number },
): Promise<readonly Met[]> {
  const each = beginnings.map((beginning, i) => {
    const matches = sql`select from draft_words where user_id = ${userId} and ${begins(sql`word`, beginning)}`;
    return sql`select ${sql.raw(String(i))} as of,
      (select count(*)::int from (${matches} limit ${most.words}) standing) as count,
      array(${spellingsOf(userId, beginning, most.spellings)}) as spellings`;
  });
  const { rows } = await db.execute<{ of: number; count: number; spellings: string[] }>(
    sql`${sql.join(each, sql` union all `)} order by of`,
  );
  return rows;
}

/** At most `limit` of the different words that begin with `beginning`; it leaps from each to the next one. */
function spellingsOf(userId: string, beginning: string, limit: number): SQL {
  const next = (more: SQL) =>
    sql`select word from draft_words where user_id = ${userId} and ${begins(sql`word`, beginning)} ${more}
      order by word using ~<~ limit 1`;
  return sql`
    with recursive spelled (word) as (
      (${next(sql``)})
      union all
      select (${next(sql`and word ~>~ spelled.word`)}) from spelled where word is not null
    ) select word from spelled where word is not null limit ${limit}`;
}

/**
 * A page of the whole list, of drafts in which one of `spellings` stands and words beginning with each of `others`. Each
 * spelling is a list of its own in the same order, and is read as far as the page may need. Not for deleted drafts: words do
 * not know when they were.
 */
export async function searchSpelled(
  db: Db,
  query: ListQuery,
  spellings: readonly string[],
  others: readonly string[],
): Promise<ListedDraft[]> {
  const { userId, type, limit } = query;
  const shelves = type === 'all' ? ['saved', 'autosave'] : [type];
  const lists = sql`unnest(${sql.param(spellings)}::text[]) as of (word)
    cross join unnest(${sql.param(shelves)}::text[]) as on_one (shelf)`;
  const along = sql`select draft_id as id, ${keyOf(query)} from draft_words m
    where user_id = ${userId} and word = of.word and shelf = on_one.shelf ${after(query, sql`draft_id`)}
      and ${haveAll(query, others, sql`m.draft_id`)} ${order(query)} limit ${limit}`;
  const found = sql`select distinct met.* from ${lists} cross join lateral (${along}) met ${order(query)} limit ${limit}`;
  return rowsOf(db, query, sql`select ${COLUMNS} from (${wholeOf(query, found)}) d ${order(query)}`);
}

/** A page of the list, of drafts with words beginning with `word`, which are few, as far as all of `others` are in them. */
export async function searchAmong(db: Db, query: ListQuery, word: string, others: readonly string[]) {
  const matches = sql`user_id = ${query.userId} and ${begins(sql`word`, word)}`;
  const all = sql`select distinct draft_id as id from draft_words where ${matches}`;
  const kind = query.type === 'deleted' ? sql`deleted_at is not null` : sql`deleted_at is null ${kindOf(query.type)}`;
  const found = sql`select ${COLUMNS} from (${wholeOf(query, all)}) d where ${kind} ${after(query)} and ${haveAll(query, others)}`;
  return rowsOf(db, query, sql`${found} ${order(query)} limit ${query.limit}`);
}

/**
 * A page of the whole list, of drafts with words beginning with `word` and with each of `others`. All of the first are
 * gathered before: as many as they may be, looking into that is quicker than asking for each draft on a long way, which goes
 * along the index alone.
 */
export async function searchWhole(db: Db, query: ListQuery, word: string, others: readonly string[]) {
  const { userId, limit } = query;
  const having = sql`select draft_id from draft_words where user_id = ${userId} and ${begins(sql`word`, word)}`;
  // Not a bare `in`: of that a join would be made, which loses the order of the list.
  const isOne = sql`and coalesce(id in (select draft_id from having_word), false)`;
  const only = {
    filter: sql`${isOne} and ${haveAll(query, others, sql`drafts.id`)}`,
    columns: sql`id, ${keyOf(query)}`,
  };
  const whole = wholeOf(query, walk(query, limit, only));
  const statement = sql`with having_word as materialized (${having}) select ${COLUMNS} from (${whole}) d ${order(query)}`;
  return rowsOf(db, query, statement);
}

/** The drafts of which `found` has the ids. */
function wholeOf({ userId }: ListQuery, found: SQL): SQL {
  // The limit keeps each draft a look-up by its key, where a planner with old figures would read the whole table.
  const each = sql`select * from drafts where user_id = ${userId} and id = found.id limit 1`;
  return sql`select d.* from (${found}) found cross join lateral (${each}) d`;
}

/** The first `reach` drafts of a list after its place, in order. */
function walk(query: ListQuery, reach: number, { filter = sql``, columns = sql`*` } = {}): SQL {
  const { userId, type } = query;
  const along = (where: SQL) =>
    sql`(select ${columns} from drafts where user_id = ${userId} and ${where} ${after(query)} ${filter} ${order(query)}
      limit ${reach})`;
  if (type === 'deleted') return along(sql`deleted_at is not null`);
  if (type !== 'all') return along(sql`deleted_at is null ${kindOf(type)}`);
  const both = (['saved', 'autosave'] as const).map((kind) => along(sql`deleted_at is null ${kindOf(kind)}`));
  return sql`${sql.join(both, sql` union all `)} ${order(query)} limit ${reach}`;
}

function kindOf(type: ListQuery['type']): SQL {
  return type === 'all' ? sql`` : sql`and is_autosave = ${type === 'autosave'}`;
}

/** What a list is sorted by. */
function sortOf({ type, sort }: ListQuery): keyof typeof KEYS {
  return type === 'deleted' ? 'deletedAt' : sort;
}

function keyOf(query: ListQuery): SQL {
  return KEYS[sortOf(query)];
}

/** Drafts with one key are told apart by their ids, so that none is shown twice or left out. */
function order(query: ListQuery): SQL {
  const key = keyOf(query);
  return query.direction === 'asc' ? sql`order by ${key}, id` : sql`order by ${key} desc, id desc`;
}

function after(query: ListQuery, draftId = sql`id`): SQL {
  if (!query.after) return sql``;
  const { key: given, id } = query.after;
  const key = typeof given === 'number' ? sql`${new Date(given).toISOString()}::timestamptz` : sql`${given}`;
  const sign = query.direction === 'asc' ? sql`>` : sql`<`;
  return sql`and (${keyOf(query)}, ${draftId}) ${sign} (${key}, ${id}::uuid)`;
}

function haveAll({ userId }: ListQuery, words: readonly string[], id = sql`d.id`): SQL {
  const each = words.map(
    (word) => sql`exists (select from draft_words h
      where h.user_id = ${userId} and h.draft_id = ${id} and ${begins(sql`h.word`, word)})`,
  );
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}

/** Signs that mean something in a pattern stand for themselves. */
function begins(column: SQL, word: string): SQL {
  return sql`${column} like ${`${word.replace(/[\\%_]/g, '\\$&')}%`}`;
}

async function rowsOf(db: Db, query: ListQuery, statement: SQL): Promise<ListedDraft[]> {
  const { rows } = await db.execute(statement);
  return z
    .array(row)
    .parse(rows)
    .map((listed) => {
      const { nameKey, titleKey, createdAt, lastUpdated, deletedAt, ...summary } = listed;
      const keys = { name: nameKey, jobTitle: titleKey, createdAt, lastUpdated, deletedAt: deletedAt ?? 0 };
      const moments = {
        createdAt: new Date(createdAt).toISOString(),
        lastUpdated: new Date(lastUpdated).toISOString(),
        deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString(),
      };
      return { ...summary, ...moments, key: keys[sortOf(query)] };
    });
}
