import { describe, expect, it } from 'vitest';
import { listDrafts } from '#shared/drafts/contract.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { anotherPro, DRAFTS, leaveDrafts, save, saved, startPro } from '../../testing/drafts.ts';

async function found(client: Pick<Client, 'get'>, search: string, more: Record<string, string> = {}) {
  const answer = await client.get(
    `${DRAFTS}?${new URLSearchParams({ sort: 'name', direction: 'asc', search, ...more })}`,
  );
  return listDrafts.output.parse(answer.body).drafts.map(({ name }) => name);
}

/** `count` drafts named 'common n', the last of which is 'rare' too, and the first half of which is 'old'. */
function leaveMany(app: TestApp, userId: string, count: number): Promise<void> {
  return leaveDrafts(app, userId, count, {
    name: `'common ' || to_char(n, 'fm0000') || case when n = ${count} then ' rare' when n <= ${count} / 2 then ' old' else '' end`,
    isAutosave: 'n % 2 = 0',
    createdAt: 'to_timestamp(1767225600)',
  });
}

describe('a search', () => {
  it('finds the drafts in whose name or title each of its words begins a word', async () => {
    const { app } = await startPro();
    await saved(app, { name: 'Bakery logo', jobTitle: 'Logo for Anna' });
    await saved(app, { name: 'Café', jobTitle: 'E-mail copy (German)' });
    await saved(app, { name: 'ロゴ', jobTitle: '日本語のロゴ' });
    await saved(app, { name: 'Über Ελλάδα', jobTitle: '' });
    for (const [search, names] of [
      ['logo', ['Bakery logo']],
      ['LO bak an', ['Bakery logo']],
      ['ｌｏｇｏ', ['Bakery logo']],
      ['ogo', []],
      ['logo german', []],
      ['café', ['Café']],
      ['cafe\u0301', ['Café']],
      ['CAFE', ['Café']],
      ['uber', ['Über Ελλάδα']],
      ['ΕΛΛΆΔΑ', ['Über Ελλάδα']],
      ['ελλαδα', ['Über Ελλάδα']],
      ['コ', []],
      ['mail ger', ['Café']],
      ['e-mail (german)', ['Café']],
      ['ロゴ', ['ロゴ']],
      ['  ', ['Bakery logo', 'Café', 'Über Ελλάδα', 'ロゴ']],
      ['x'.repeat(200), []],
    ] as const) {
      expect([search, await found(app, search)]).toEqual([search, names]);
    }
  });

  it('takes signs that mean something elsewhere for themselves', async () => {
    const { app } = await startPro();
    const names = ['100% cotton', 'C:\\temp', 'a_b', "o'neil; drop table drafts", 'plain'];
    for (const name of names) await saved(app, { name, jobTitle: '' });
    for (const [search, expected] of [
      ['%', []],
      ['_', []],
      ['\\', []],
      ['100%', ['100% cotton']],
      ['1%', []],
      ['a_', ['a_b']],
      ['c:\\', ['C:\\temp']],
      ["o'neil;", ["o'neil; drop table drafts"]],
    ] as const) {
      expect([search, await found(app, search)]).toEqual([search, expected]);
    }
  });

  it('goes by the names of now, and not by those of other people', async () => {
    const { app } = await startPro();
    const { id } = await saved(app, { name: 'First', jobTitle: 'Shop' });
    const other = await anotherPro(app);
    await saved(other, { name: 'First of another' });
    await save(app, { id, name: 'Second', jobTitle: 'Shop' });
    expect([await found(app, 'first'), await found(app, 'second shop')]).toEqual([[], ['Second']]);
    await app.send('DELETE', `${DRAFTS}/${id}`);
    expect([await found(app, 'second'), await found(app, 'second', { type: 'deleted' })]).toEqual([[], ['Second']]);
  });

  it('finds a word that is in few drafts, in many, or far from where the list begins, page by page', async () => {
    const { app, user } = await startPro();
    await leaveMany(app, user.id, 900);
    const name = (n: number) => `common ${String(n).padStart(4, '0')}`;
    const latest = { sort: 'lastUpdated', direction: 'desc', limit: '3' };
    const old = [name(450), name(449), name(448)].map((begin) => `${begin} old`);
    for (const [search, names] of [
      ['rare', [`${name(900)} rare`]],
      ['common', [`${name(900)} rare`, name(899), name(898)]],
      ['old', old],
      ['old common', old],
      ['old rare', []],
      ['common 045', [...[459, 458, 457].map(name)]],
    ] as const) {
      expect([search, await found(app, search, latest)]).toEqual([search, names]);
    }
    for (const sort of ['name', 'createdAt'] as const) {
      const seen = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = `search=old&sort=${sort}&limit=100${cursor && `&cursor=${cursor}`}`;
        const page = listDrafts.output.parse((await app.get(`${DRAFTS}?${query}`)).body);
        seen.push(...page.drafts.map((draft) => draft.name));
        cursor = page.nextCursor;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 450, 450]);
    }
    const saves = await found(app, 'old', { ...latest, type: 'saved' });
    expect(saves).toEqual([449, 447, 445].map((n) => `${name(n)} old`));
  });
});
