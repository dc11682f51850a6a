import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DRAFT_SORTS, listDrafts } from '#shared/drafts/contract.ts';
import type { TestApp } from '../../testing/app.ts';
import { DRAFTS, leaveDrafts, save, startPro } from '../../testing/drafts.ts';

// What a search finds is worked out a second time here, by looking at every draft.

const DRAFT_COUNT = 600;
const MOVES = 40;

/** As many of each as make every way of searching worth taking; 'many' begins with 300 spellings and 'spelt' with two. */
const NAME = `'common ' || case when n % 3 = 0 then 'third ' else '' end || case when n <= 250 then 'old ' else '' end
  || case when n % 60 = 0 then 'rare ' else '' end || case when n % 2 = 0 then 'spelt' else 'spelling' end`;
const TITLE = "'many' || n % 300";
const WORDS = ['common', 'com', 'third', 'old', 'rare', 'spel', 'spelt', 'many', 'many1', 'many12', 'moved', 'nowhere'];

const query = fc.record({
  type: fc.constantFrom('all', 'saved', 'autosave', 'deleted'),
  sort: fc.constantFrom(...DRAFT_SORTS),
  direction: fc.constantFrom('asc', 'desc'),
  words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
  limit: fc.integer({ min: 1, max: 60 }),
});
type Query = typeof query extends fc.Arbitrary<infer Q> ? Q : never;

const stored = z.object({ id: z.string(), words: z.string(), shelf: z.string() });

/** Names, saves for good, deletes and brings back a few of them, as people do. */
async function moveSome(app: TestApp, userId: string): Promise<void> {
  const { rows } = await app.database.pool.query(
    'select id, deleted_at is not null as gone from drafts where user_id = $1 order by name_key, created_at limit $2',
    [userId, MOVES],
  );
  for (const [at, row] of rows.entries()) {
    const { id, gone } = z.object({ id: z.string(), gone: z.boolean() }).parse(row);
    if (gone) await app.post(`${DRAFTS}/${id}/restore`, undefined);
    else if (at % 3 === 0) await app.send('DELETE', `${DRAFTS}/${id}`);
    else if (at % 3 === 1) await save(app, { id, name: `Moved common ${at}`, jobTitle: 'many7' });
    else await save(app, { id, jobTitle: '', content: `${at}` });
  }
}

const COLUMNS = {
  lastUpdated: 'last_updated',
  createdAt: 'created_at',
  name: 'name_key',
  jobTitle: 'title_key',
} as const;

/** The ids that a search must find, by looking at all drafts there are. */
async function expected(app: TestApp, userId: string, { type, sort, direction, words }: Query): Promise<string[]> {
  const key = type === 'deleted' ? 'deleted_at' : COLUMNS[sort];
  const { rows } = await app.database.pool.query(
    `select id, coalesce(name_key, '') || ' ' || title_key as words,
       case when deleted_at is not null then 'deleted' when is_autosave then 'autosave' else 'saved' end as shelf
     from drafts where user_id = $1 order by ${key} ${direction}, id ${direction}`,
    [userId],
  );
  return stored
    .array()
    .parse(rows)
    .filter(({ shelf }) => (type === 'all' ? shelf !== 'deleted' : shelf === type))
    .filter((draft) => words.every((word) => draft.words.split(' ').some((one) => one.startsWith(word))))
    .map(({ id }) => id);
}

/** The first few pages of what is found. */
async function found(app: TestApp, { words, limit, ...rest }: Query, pages: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && (page === 0 || cursor !== null); page++) {
    const asked = { ...rest, search: words.join(' '), limit: `${limit}`, ...(cursor === null ? {} : { cursor }) };
    const { body } = await app.get(`${DRAFTS}?${new URLSearchParams(asked)}`);
    const { drafts, nextCursor } = listDrafts.output.parse(body);
    ids.push(...drafts.map(({ id }) => id));
    cursor = nextCursor;
  }
  return ids;
}

it('a search finds what looking at every draft would find, in the same order, page by page', async () => {
  const { app, user } = await startPro();
  await leaveDrafts(app, user.id, DRAFT_COUNT, {
    name: NAME,
    title: TITLE,
    isAutosave: 'n % 5 < 2',
    createdAt: 'to_timestamp(1767225600 + n % 50)',
    deletedAt: 'case when n % 9 = 0 then to_timestamp(1767225600 + n % 7) end',
  });
  await moveSome(app, user.id);
  const pages = 3;
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const all = await expected(app, user.id, asked);
      expect(await found(app, asked, pages)).toEqual(all.slice(0, pages * asked.limit));
    }),
    { seed: 50_000, numRuns: 150 },
  );
});
