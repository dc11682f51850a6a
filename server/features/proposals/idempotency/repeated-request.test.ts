import { describe, expect, it } from 'vitest';
import { aJob, appForAll, startApp, type TestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../../testing/engine.ts';
import { creditStates, PREMIUM, startWith } from '../../../testing/premium.ts';
import { textOf } from '../../../testing/sse.ts';

const PATH = '/api/generate-proposal';
const KEY = { 'idempotency-key': 'a1b2c3d4e5f60718293a4b5c6d7e8f90' };
const ask = (client: Pick<Client, 'post'>, more = {}, key: Record<string, string> = KEY) =>
  client.post(PATH, aJob(more), key);

async function weekly(app: TestApp): Promise<unknown[]> {
  return (await app.database.pool.query('select used from weekly_proposals')).rows.map(({ used }) => used);
}

describe('the same request again', () => {
  it('after it is done is the same proposal, as JSON and as a stream, also after signing in, neither written nor counted twice', async () => {
    const env = { GENERATION_LIMIT: '1/hour,1/hour', FREE_WEEKLY_LIMIT: '1' };
    const app = await startApp({ env });
    const first = await ask(app);
    const again = await ask(app);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const events = await (await app.stream('POST', PATH, { body: aJob(), headers: KEY })).take();
    expect(textOf(events)).toBe(SCRIPTED_TEXT);
    expect(events.at(-1)?.data).toEqual(first.body);
    expect([app.engine.asked(), await app.count('generations'), await weekly(app)]).toEqual([1, 1, [1, 1]]);
    expect((await ask(app, {}, { 'idempotency-key': 'another' })).status).toBe(429);
    const other = await ask(app, { jobTitle: 'A sign for a bakery' });
    expect([other.status, other.body]).toEqual([
      400,
      {
        message: 'This Idempotency-Key was used for another proposal. Send a new one with a new request.',
        code: 'INVALID_INPUT',
      },
    ]);
    await app.signUp();
    expect((await ask(app)).body).toEqual(first.body);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([1, 1]);
  });

  it('during writing gets its stream from the reader’s position', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const first = await app.stream('POST', PATH, { body: aJob(), headers: KEY });
    const before = await first.take(3);
    first.leave();
    const headers = { ...KEY, 'last-event-id': String(before.at(-1)?.id) };
    const again = await app.stream('POST', PATH, { body: aJob(), headers });
    const whole = ask(app);
    app.engine.resume();
    const after = await again.take();
    expect(textOf(before) + textOf(after)).toBe(SCRIPTED_TEXT);
    expect((await whole).body).toEqual(after.at(-1)?.data);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([1, 1]);
  });

  it('is written once although ten copies arrive together and the limits allow one', async () => {
    const env = { GENERATION_LIMIT: '1/hour,1/hour', FREE_WEEKLY_LIMIT: '1' };
    const app = await startApp({ env });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(app)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.proposalId)).size).toBe(1);
    expect([app.engine.asked(), await app.count('generations'), await weekly(app)]).toEqual([1, 1, [1, 1]]);
  });

  it('by another person is their own', async () => {
    const app = await startApp();
    const [other, person] = [app.newBrowser(), app.newBrowser()];
    await person.signUp();
    const ids = [];
    // Recognised by their own cookie, like every visitor with an earlier proposal.
    await other.post(PATH, aJob());
    for (const client of [app, other, person]) ids.push((await ask(client)).body.proposalId);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('the same request in two processes', () => {
  it('is written once although ten of it arrive together and there is one credit left, and found later in either', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2');
    const other = await startApp({ besides: app });
    for (const [name, value] of app.cookies) other.cookies.set(name, value);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 ? app : other, PREMIUM)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.proposalId)).size).toBe(1);
    for (const client of [app, other]) expect((await ask(client, PREMIUM)).body).toEqual(answers[0]?.body);
    expect([app.engine.asked() + other.engine.asked(), await used(), await creditStates(app)]).toEqual([
      1,
      3,
      ['done: spent'],
    ]);
  });

  it('is followed where it is not written, the brief with its id before anything else', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const other = await startApp({ besides: app });
    const first = await app.stream('POST', PATH, { body: aJob(), headers: KEY });
    const [brief] = await first.take(3);
    for (const [name, value] of app.cookies) other.cookies.set(name, value);
    const [stream, whole] = [other.stream('POST', PATH, { body: aJob(), headers: KEY }), ask(other)];
    const begun = await (await stream).take(2);
    app.engine.resume();
    const events = [...begun, ...(await (await stream).take())];
    expect(events[0]).toEqual(brief);
    expect([textOf(events), (await whole).body]).toEqual([SCRIPTED_TEXT, events.at(-1)?.data]);
    expect([app.engine.asked(), other.engine.asked(), await app.count('generations')]).toEqual([1, 0, 1]);
  });
});

describe('the key of a request', () => {
  const app = appForAll();
  it.each([
    ['nothing', '', 400],
    ['one character', '!', 200],
    ['200 characters', '~'.repeat(200), 200],
    ['201 characters', 'x'.repeat(201), 400],
    ['a space', 'a b', 400],
    ['letters that are not ASCII', 'schl\u00fcssel', 400],
  ])('of %s', async (_what, key, status) => {
    const answer = await ask(app(), {}, { 'idempotency-key': key });
    expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : 'INVALID_INPUT']);
  });
});

describe('a visitor who asks again before the first answer has set a cookie', () => {
  const proposals = (answers: readonly { body: Record<string, unknown> }[]) =>
    new Set(answers.map(({ body }) => body['proposalId'])).size;
  const asStranger = (app: TestApp, key: string, from = '203.0.113.7') =>
    ask(app.newBrowser(), {}, { 'idempotency-key': key, 'x-forwarded-for': from });
  const start = () => startApp({ env: { TRUST_PROXY: '1' } });

  it('is the same one, and reading a post sets no cookie', async () => {
    const app = await start();
    expect((await app.newBrowser().post('/api/job-brief', aJob())).headers.get('set-cookie')).toBeNull();
    const key = KEY['idempotency-key'];
    expect(proposals(await Promise.all([asStranger(app, key), asStranger(app, key)]))).toBe(1);
    expect(proposals([await asStranger(app, key), await asStranger(app, key)])).toBe(1);
    expect(await app.count('generations')).toBe(1);
  });

  it('is another one at another address, or with a key that is easy to guess', async () => {
    const app = await start();
    const key = KEY['idempotency-key'];
    expect(proposals([await asStranger(app, key), await asStranger(app, key, '198.51.100.9')])).toBe(2);
    expect(proposals([await asStranger(app, '1'), await asStranger(app, '1')])).toBe(2);
  });
});
