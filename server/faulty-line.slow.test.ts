import { expect, it, onTestFinished } from 'vitest';
import { aJob } from './testing/app.ts';
import type { Answer } from './testing/client.ts';
import { type DatabaseProxy, startDatabaseProxy } from './testing/database-proxy.ts';
import { autosave, DRAFTS, draftOf, startPro } from './testing/drafts.ts';
import { SCRIPTED_TEXT } from './testing/engine.ts';
import { holdTable } from './testing/held-table.ts';
import { textOf } from './testing/sse.ts';
import { until } from './testing/until.ts';

// A line to the database that works badly, not one that is cut (`features/proposals/outage.test.ts`).

const PATH = '/api/generate-proposal';
const AT_ONCE = 12;
const ROUND_TRIP_MS = 200;
const MANY_LETTERS = 'Größe 日本語 👩‍💻 𝄞 é '.repeat(600);

/** A person with Pro at an app that reaches its database by a line of its own. */
async function startOnLine() {
  const started: DatabaseProxy[] = [];
  const poolUrl = async (url: string) => {
    const line = await startDatabaseProxy(url);
    started.push(line);
    // After the app was closed.
    onTestFinished(() => line.cut());
    // As any PostgreSQL has it whose operator has set nothing.
    return `${line.url}?options=-c%20idle_in_transaction_session_timeout%3D0`;
  };
  const { app } = await startPro({ poolUrl, env: { GENERATION_LIMIT: '100/hour,100/hour' } });
  const [line] = started;
  if (!line) throw new Error('the app has no line');
  const timesStored = async (content: string) =>
    (await app.database.pool.query('select 1 from document_revisions where content = $1', [content])).rows.length;
  const written = async () => textOf(await (await app.stream('POST', PATH, { body: aJob() })).take());
  return { app, line, timesStored, written };
}

/** What a person gets instead of an answer: words that ask to try again. */
function expectRefusedForNow({ status, headers, body }: Answer): void {
  expect([status, headers.has('retry-after')]).toEqual([503, true]);
  expect(body.message).toMatch(
    /^(?:Our database is taking too long to answer|We cannot reach our database right now)\. Your text is saved/,
  );
}

it(`a database ${ROUND_TRIP_MS} ms away: each answer comes, or the words to try again; what was answered is stored once`, async () => {
  const { app, line, timesStored, written } = await startOnLine();
  line.slow(ROUND_TRIP_MS);
  const { id } = draftOf(await autosave(app, { content: 'from afar' }));
  expect(draftOf(await app.get(`${DRAFTS}/${id}`)).content).toBe('from afar');
  expect(await written()).toBe(SCRIPTED_TEXT);
  expect((await app.get('/readyz')).status).toBe(200);

  const contents = Array.from({ length: AT_ONCE }, (_, n) => `one of many, ${n}`);
  const answers = await Promise.all(contents.map((content) => autosave(app, { content })));
  answers.filter(({ status }) => status !== 200).forEach(expectRefusedForNow);
  line.mend();
  for (const [n, { status }] of answers.entries())
    if (status === 200) expect(await timesStored(contents[n] ?? '')).toBe(1);
  draftOf(await autosave(app, { content: 'near again' }));
});

it('answers in slices of one to eight bytes are read as if they were whole, also where they cut a letter', async () => {
  const { app, line, written } = await startOnLine();
  line.slices();
  const { id } = draftOf(await autosave(app, { content: MANY_LETTERS }));
  expect(draftOf(await app.get(`${DRAFTS}/${id}`)).content).toBe(MANY_LETTERS);
  expect((await app.get(DRAFTS)).status).toBe(200);
  expect(await written()).toBe(SCRIPTED_TEXT);
  expect((await app.get('/readyz')).status).toBe(200);
});

it('a line that goes silent amid a save: the words to try again, and the same save is stored once when the database answers', async () => {
  const { app, line, timesStored, written } = await startOnLine();
  draftOf(await autosave(app, { content: 'before it was silent' }));
  const save = () => autosave(app, { content: 'amid the silence' }, { 'idempotency-key': 'amid' });
  const held = await holdTable(app.database.pool, 'users');
  const saving = save();
  await until(held.isWaitedFor);
  line.silent();
  // The database goes on with the transaction, and has its locks, for nobody.
  await held.release();
  expectRefusedForNow(await saving);
  expectRefusedForNow(await save());
  expect((await app.get('/readyz')).status).toBe(503);
  expect((await app.get('/healthz')).status).toBe(200);

  line.mend();
  await until(async () => (await save()).status === 200);
  expect(await Promise.all(['before it was silent', 'amid the silence'].map(timesStored))).toEqual([1, 1]);
  await until(async () => (await app.get('/readyz')).status === 200);
  expect(await written()).toBe(SCRIPTED_TEXT);
});
