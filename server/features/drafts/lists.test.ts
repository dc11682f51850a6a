import { describe, expect, it } from 'vitest';
import { DRAFT_SORTS, listDrafts } from '#shared/drafts/contract.ts';
import type { TestApp } from '../../testing/app.ts';
import { autosave, DRAFTS, leaveDrafts, saved, startPro } from '../../testing/drafts.ts';

const TYPES = ['all', 'saved', 'autosave', 'deleted'] as const;
const QUERIES = TYPES.flatMap((type) =>
  DRAFT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ type, sort, direction, search: '' }))),
);
const SEARCHES = QUERIES.filter(({ type }) => type === 'saved').map((query) => ({ ...query, search: 'na ti' }));

async function pageOf(app: TestApp, query: string | URLSearchParams) {
  const { status, text, body } = await app.get(`${DRAFTS}?${query}`);
  expect(status, `${query}: ${text}`).toBe(200);
  return listDrafts.output.parse(body);
}

/** Every draft of a list, page by page. */
async function walk(app: TestApp, query: Record<string, string>, limit: number) {
  const all = [];
  let cursor: string | null = null;
  do {
    const page = await pageOf(app, new URLSearchParams({ ...query, limit: `${limit}`, ...(cursor && { cursor }) }));
    all.push(...page.drafts);
    expect(page.drafts.length).toBe(page.nextCursor ? limit : page.drafts.length);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

/** Thirty drafts of three names, titles and moments each, half of them autosaved, some deleted. */
function leaveMany(app: TestApp, userId: string): Promise<void> {
  return leaveDrafts(app, userId, 30, {
    name: "'name ' || n % 3",
    title: "'title ' || n / 3 % 3",
    isAutosave: 'n % 2 = 0',
    createdAt: 'to_timestamp(1767225600 + n % 3)',
    lastUpdated: 'to_timestamp(1767225600 + n / 3 % 3 + 0.007)',
    // Of today: older ones may be erased for good while the test runs.
    deletedAt: "case when n > 20 then date_trunc('day', now()) + n % 2 * interval '1 second' end",
  });
}

describe('a list of drafts', () => {
  it('shows each draft once, in its order, however long its pages are and whatever is equal', async () => {
    const { app, user } = await startPro();
    await leaveMany(app, user.id);
    for (const query of [...QUERIES, ...SEARCHES]) {
      const whole = await walk(app, query, 100);
      expect(await walk(app, query, 4), JSON.stringify(query)).toEqual(whole);
      const { type, sort, direction } = query;
      expect(whole).toHaveLength({ all: 20, saved: 10, autosave: 10, deleted: 10 }[type]);
      const keys = whole.map((d) => `${type === 'deleted' ? d.deletedAt : d[sort]} ${d.id}`);
      const sorted = keys.toSorted();
      expect(keys, JSON.stringify(query)).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
    }
  });

  it('begins with the one that was changed last', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const { app } = await startPro({ now: () => (now += 1000) });
    const first = await saved(app, { name: 'First' });
    await autosave(app, { name: 'Second' });
    expect((await pageOf(app, '')).drafts.map(({ name }) => name)).toEqual(['Second', 'First']);
    await saved(app, { id: first.id, content: 'changed' });
    const { drafts } = await pageOf(app, '');
    expect(drafts.map(({ name, isAutosave }) => [name, isAutosave])).toEqual([
      ['First', false],
      ['Second', true],
    ]);
  });

  it('sorts by what is shown: case does not matter, and a draft without a name goes by its title', async () => {
    const { app } = await startPro();
    for (const [name, jobTitle] of [
      ['beta', 'x'],
      [null, 'Alpha'],
      ['GAMMA', 'x'],
      ['ａｂｃ', 'x'],
    ])
      await saved(app, { name, jobTitle });
    const { drafts } = await pageOf(app, 'sort=name&direction=asc');
    expect(drafts.map(({ name, jobTitle }) => name ?? jobTitle)).toEqual(['ａｂｃ', 'Alpha', 'beta', 'GAMMA']);
  });

  it('shows whole graphemes of the beginning of a long description', async () => {
    const { app } = await startPro();
    const family = '👨‍👩‍👧‍👦';
    await saved(app, { jobDescription: family.repeat(400) });
    await saved(app, { jobDescription: `e${'\u0301'.repeat(19_000)}` });
    const { drafts } = await pageOf(app, 'direction=asc');
    expect(drafts[0]?.jobDescription).toBe(family.repeat(300));
    expect(drafts[1]?.jobDescription).toMatch(/^e\u0301{2000,5000}$/);
  });

  it('refuses what it does not know, a place in another list, and one that nobody was given', async () => {
    const { app, user } = await startPro();
    await leaveMany(app, user.id);
    const { nextCursor } = await pageOf(app, 'limit=1&sort=name');
    const id = '0190a1b2-0000-7000-8000-000000000000';
    const made = [
      {},
      [],
      { of: 'all name desc', key: 1, id },
      { of: 'all name desc', key: 'a\u0000', id },
      { of: 'all name desc', key: 'a', id: "'" },
      { of: 'all name desc', key: 'a', id, more: 1 },
    ].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));
    for (const query of [
      ...['sort=id', 'type=Saved', 'type=saved&type=autosave', 'direction=up', "sort=name'--"],
      ...['limit=0', 'limit=101', 'limit=x', 'search=%00', `search=${'x'.repeat(201)}`],
      ...['cursor=', 'cursor=x', `cursor=${'A'.repeat(1001)}`],
    ]) {
      const { status, body } = await app.get(`${DRAFTS}?${query}`);
      expect([status, body.code], query).toEqual([400, 'INVALID_INPUT']);
    }
    for (const [cursor, sort] of [[nextCursor, 'createdAt'], ...made.map((cursor) => [cursor, 'name'])]) {
      expect((await app.get(`${DRAFTS}?sort=${sort}&cursor=${cursor}`)).status).toBe(400);
    }
    expect((await app.get(`${DRAFTS}?sort=name&cursor=${nextCursor}`)).status).toBe(200);
  });
});
