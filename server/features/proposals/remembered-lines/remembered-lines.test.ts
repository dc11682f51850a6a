import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_LINE_CHARS, SLOT_KINDS } from '#shared/proposals/letter/material.ts';
import { listRememberedLines, MAX_REMEMBERED_LINES, rememberLine } from '#shared/proposals/remembered-lines.ts';
import { appForAll, startApp, type TestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';

const PATH = '/api/remembered-lines';
const UNKNOWN = '0190a1b2-0000-7000-8000-000000000000';

const put = (client: Pick<Client, 'send'>, kind: string, text: string) =>
  client.send('PUT', PATH, { body: { kind, text } });
const remove = (client: Pick<Client, 'send'>, id: string) => client.send('DELETE', `${PATH}/${id}`);
const linesOf = async (client: Pick<Client, 'get'>) =>
  listRememberedLines.output.parse((await client.get(PATH)).body).lines;
const textsOf = async (client: Pick<Client, 'get'>) => (await linesOf(client)).map(({ text }) => text);

async function remember(client: Pick<Client, 'send'>, kind: string, text: string) {
  const { status, body } = await put(client, kind, text);
  expect([status, body]).toMatchObject([200, { line: { kind, text } }]);
  return rememberLine.output.parse(body).line;
}

/** The maximum number of lines of one person, `l1` used longest ago. */
async function fill(app: TestApp, userId: string): Promise<void> {
  await app.database.pool.query(
    `insert into remembered_lines select $1, gen_random_uuid(), 'proof', 'l' || n, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [userId, MAX_REMEMBERED_LINES],
  );
}

describe('remembered lines', () => {
  it('are listed with the last used one first, and a repeated line only moves to the top', async () => {
    let now = Date.parse('2026-11-22T10:00:00Z');
    const app = await startApp({ now: () => now });
    await app.signUp();
    const first = await remember(app, 'rate', '$48 an hour');
    now += 1_000;
    await remember(app, 'availability', 'I can start on Monday.');
    now += 1_000;
    // The same words are another line for another kind of blank.
    await remember(app, 'opinion', '$48 an hour');
    now += 1_000;
    const again = await remember(app, 'rate', '$48 an hour');
    expect(again).toEqual({ ...first, usedAt: '2026-11-22T10:00:03.000Z' });
    const lines = await linesOf(app);
    expect(lines.map(({ kind }) => kind)).toEqual(['rate', 'opinion', 'availability']);
    expect(lines[0]).toEqual(again);
  });

  it('are stored once although the same one arrives ten times at once, and deleted one by one', async () => {
    const app = await startApp();
    await app.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(app, 'link', 'https://anna.example')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await textsOf(app)).toEqual(['https://anna.example']);
    await remember(app, 'rate', '$55 an hour');
    const { id } = await remember(app, 'rate', '$48 an hour');
    // Deleting a missing one succeeds.
    for (const which of [id, id, UNKNOWN]) {
      const { status, body } = await remove(app, which);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect((await textsOf(app)).toSorted()).toEqual(['$55 an hour', 'https://anna.example']);
  });

  it(`are at most ${MAX_REMEMBERED_LINES}: the ones used longest ago are deleted, also when several arrive at once`, async () => {
    const app = await startApp();
    const { id } = await app.signUp();
    await fill(app, id);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => remember(app, 'proof', text)));
    const texts = await textsOf(app);
    expect([texts.length, await app.count('remembered_lines')]).toEqual([MAX_REMEMBERED_LINES, MAX_REMEMBERED_LINES]);
    expect(texts.slice(0, 5).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([texts.at(-1), texts.includes('l5')]).toEqual(['l6', false]);
  });

  it('are free for anybody, of known kinds, and have a rate limit', async () => {
    const app = await startApp();
    const { id } = await app.signUp();
    // Nobody needs Pro or a credit.
    await app.database.pool.query('update users set pro_trial_credits_used = 3 where id = $1', [id]);
    await remember(app, 'rate', '$48 an hour');
    const unknown = "insert into remembered_lines values ($1, $2, 'horoscope', 'Leo', now())";
    await app.database.pool.query(unknown, [id, UNKNOWN]);
    await app.database.pool.query("update rate_limits set points = 600 where key like 'remembered-lines:%'");
    const refused = await put(app, 'rate', '$55 an hour');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(await textsOf(app)).toEqual(['$48 an hour']);
    const other = app.newBrowser();
    await other.signUp();
    await remember(other, 'rate', '$55 an hour');
  });
});

describe('the owner of a line', () => {
  it('alone can read, renew and delete it', async () => {
    const app = await startApp();
    await app.signUp();
    const mine = await remember(app, 'rate', '$48 an hour');
    const other = app.newBrowser();
    await other.signUp();
    expect(await linesOf(other)).toEqual([]);
    const theirs = await remember(other, 'rate', '$48 an hour');
    expect(theirs.id).not.toBe(mine.id);
    // The answer is the same as for a missing one, so it reveals nothing about others.
    expect((await remove(other, mine.id)).body).toEqual((await remove(other, UNKNOWN)).body);
    expect(await linesOf(app)).toEqual([mine]);
    await remove(other, theirs.id);
    expect([await linesOf(other), await linesOf(app)]).toEqual([[], [mine]]);
  });
});

describe('a line', () => {
  const app = appForAll();
  const fields = z.record(z.string(), z.string());

  it('may be of every kind of blank, up to the maximum length, and is trimmed', async () => {
    await app().signUp();
    for (const kind of SLOT_KINDS) await remember(app(), kind, 'é'.repeat(MAX_LINE_CHARS));
    // The largest in bytes still fits into the index.
    await remember(app(), 'proof', '€'.repeat(MAX_LINE_CHARS));
    const { body } = await put(app(), 'rate', '  $48 an hour \n');
    expect(rememberLine.output.parse(body).line.text).toBe('$48 an hour');
  });

  it.each([
    ['rate', 'x'.repeat(MAX_LINE_CHARS + 1), 'text'],
    ['rate', ' \u200B ', 'text'],
    ['rate', '', 'text'],
    ['rate', 7, 'text'],
    ['horoscope', 'Leo', 'kind'],
    [undefined, 'Leo', 'kind'],
  ])('is refused with a message: %s, %j', async (kind, text, field) => {
    const browser = app().newBrowser();
    await browser.signUp();
    const { status, body } = await browser.send('PUT', PATH, { body: { kind, text } });
    expect([status, body.code, Object.keys(fields.parse(body.fields))]).toEqual([400, 'INVALID_INPUT', [field]]);
    expect(await linesOf(browser)).toEqual([]);
  });
});
