import type { z } from 'zod';
import type { DraftSummary, listDrafts } from '#shared/drafts/contract.ts';
import type { Db } from '../../../db/client.ts';
import { searchWords } from '../saving/words.ts';
import { cursorAt, readListPlace } from './cursor.ts';
import {
  type ListedDraft,
  type ListQuery,
  listMet,
  listPage,
  searchAlong,
  searchAmong,
  searchSpelled,
  searchWhole,
} from './repository.ts';

export interface Page {
  readonly drafts: DraftSummary[];
  readonly nextCursor: string | null;
}

/** What is in no more drafts than this is looked up. */
const FEW = 200;
/** As many words as one beginning may stand for and each be read as a list of its own. */
const MOST_SPELLINGS = 40;
/** How far along a list what is common is met soon enough, mostly. */
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

/** Several ways to one answer; which is quick depends on where the words are in this person's drafts. */
async function search(db: Db, query: ListQuery, words: readonly string[]): Promise<ListedDraft[]> {
  const { userId, type, limit } = query;
  const most = { words: FEW + 1, spellings: MOST_SPELLINGS + 1 };
  const met = await listMet(db, userId, words.slice(0, MOST_TRIED), most);
  const counts = met.map(({ count }) => count);
  const fewest = Math.min(...counts);
  const isFew = fewest <= FEW;
  const first = isFew ? counts.indexOf(fewest) : 0;
  const word = words[first] ?? '';
  const others = words.filter((_word, i) => i !== first);
  const spellings = met[first]?.spellings ?? [];
  if (type !== 'deleted' && spellings.length <= MOST_SPELLINGS) return searchSpelled(db, query, spellings, others);
  if (isFew) return searchAmong(db, query, word, others);
  const near = await searchAlong(db, query, words, REACH);
  return near.length === limit ? near : searchWhole(db, query, word, others);
}
