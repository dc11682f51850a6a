import type { z } from 'zod';
import type { DraftSummary, listDrafts } from '#shared/drafts/contract.ts';
import type { Db } from '../../../db/client.ts';
import { searchWords } from '../saving/words.ts';
import { cursorAt, readListPlace } from './cursor.ts';
import {
  type ListedDraft,
  type ListQuery,
  listIdsWith,
  listPage,
  searchAlong,
  searchAmong,
  searchWhole,
} from './repository.ts';

export interface Page {
  readonly drafts: DraftSummary[];
  readonly nextCursor: string | null;
}

/** A word that stands in no more drafts than this is looked up; any other is met soon enough along the list, mostly. */
const FEW = 200;
const REACH = 300;
/** Words of a search that are looked up: the longest are the rarest, mostly. */
const MOST_TRIED = 4;

/** A page of the drafts of a person. @throws AppError INVALID_INPUT for a cursor of another list. */
export async function readPage(db: Db, userId: string, asked: z.output<typeof listDrafts.query>): Promise<Page> {
  const { type, sort, direction, cursor, limit } = asked;
  const of = [type, type === 'deleted' ? '' : sort, direction].join(' ');
  const hasTextKey = type !== 'deleted' && (sort === 'name' || sort === 'jobTitle');
  const place = readListPlace(cursor, of, hasTextKey);
  // One more than are shown says whether there is another page.
  const query = { userId, type, sort, direction, after: place, limit: limit + 1 };
  const words = searchWords(asked.search).toSorted((a, b) => b.length - a.length);
  const found = words.length === 0 ? await listPage(db, query) : await search(db, query, words);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    drafts: shown.map(({ key: _key, ...summary }) => summary),
    nextCursor: last ? cursorAt({ of, key: last.key, id: last.id }) : null,
  };
}

/** Three ways to one answer; which is quick depends on where the words stand in this person's drafts. */
async function search(db: Db, query: ListQuery, words: readonly string[]): Promise<ListedDraft[]> {
  const tried = words.slice(0, MOST_TRIED);
  const found = await listIdsWith(db, query.userId, tried, FEW + 1);
  const rarest = found.findIndex((ids) => ids.length <= FEW);
  const others = (place: number) => words.filter((_word, i) => i !== place);
  if (rarest >= 0) return searchAmong(db, query, found[rarest] ?? [], others(rarest));
  const met = await searchAlong(db, query, words, REACH);
  if (met.length === query.limit) return met;
  return searchWhole(db, query, words[0] ?? '', others(0));
}
