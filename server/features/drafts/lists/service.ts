import type { z } from 'zod';
import type { DraftSummary, listDrafts } from '#shared/drafts/contract.ts';
import type { Db } from '../../../db/client.ts';
import { pageOf } from '../../../http/cursor.ts';
import { searchWords } from '../saving/words.ts';
import { readListPlace } from './cursor.ts';
import { listPage } from './repository.ts';

export interface Page {
  readonly drafts: DraftSummary[];
  readonly nextCursor: string | null;
}

/** A page of the drafts of a person. @throws AppError INVALID_INPUT for a cursor of another list. */
export async function readPage(db: Db, userId: string, asked: z.output<typeof listDrafts.query>): Promise<Page> {
  const { type, sort, direction, cursor, limit } = asked;
  const of = [type, type === 'deleted' ? '' : sort, direction].join(' ');
  const hasTextKey = type !== 'deleted' && (sort === 'name' || sort === 'jobTitle');
  const place = readListPlace(cursor, of, hasTextKey);
  // One more than are shown says whether there is another page.
  const query = { userId, type, sort, direction, after: place, limit: limit + 1 };
  const found = await listPage(db, query, searchWords(asked.search));
  const { items, nextCursor } = pageOf(found, limit, ({ key, id }) => ({ of, key, id }));
  return { drafts: items.map(({ key: _key, ...summary }) => summary), nextCursor };
}
