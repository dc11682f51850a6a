import { describe, expect, it } from 'vitest';
import { aJob, startApp } from '../../testing/app.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const ask = { body: aJob() };

describe('the stream of a proposal', () => {
  it('sends the brief first, then the text, then the whole answer', async () => {
    const app = await startApp();
    const stream = await app.stream('POST', PATH, ask);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = await stream.take();
    expect(events.map((e) => e.event)).toEqual(['brief', 'section', 'delta', 'section', 'delta', 'verified', 'done']);
    expect(textOf(events)).toBe(SCRIPTED_TEXT);
    expect(events.at(-1)?.data).toMatchObject({ plainText: SCRIPTED_TEXT, proposalId: events[0]?.data.proposalId });
  });

  it('numbers every event with the UTF-16 units that the reader has by then, and splits no styled letter or emoji', async () => {
    const app = await startApp({ env: { WRITING_PACE: '250' } });
    const events = await (await app.stream('POST', PATH, ask)).take();
    let units = 0;
    for (const event of events) {
      if (event.event === 'delta') units += String(event.data.text).length;
      expect(event.id).toBe(units);
    }
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => String(data.text));
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.filter((text) => /[\uD800-\uDBFF]$|^[\uDC00-\uDFFF]/.test(text))).toEqual([]);
  });

  it('ends with the reason when the writer fails, after the text so far', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 40, failWith: new Error('broken') }) });
    const events = await (await app.stream('POST', PATH, ask)).take();
    expect(textOf(events)).toBe(SCRIPTED_TEXT.slice(0, 40));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_FAILED' } });
  });
});

describe('a reader who lost the connection', () => {
  it('after each event gets the rest, equal to the byte, while it is still being written', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }), env: { WRITING_PACE: '900' } });
    const first = await app.stream('POST', PATH, ask);
    const seen = await first.take(3);
    first.leave();
    const path = `${PATH}/${String(seen[0]?.data.proposalId)}`;
    const restAfter = ({ id }: { id?: number }) =>
      app.stream('GET', path, { headers: { 'last-event-id': String(id) } });
    const streams = await Promise.all(seen.map(restAfter));
    app.engine.resume();
    for (const [i, rest] of streams.entries()) {
      const after = await rest.take();
      expect(textOf(seen.slice(0, i + 1)) + textOf(after)).toBe(SCRIPTED_TEXT);
      expect(after.at(-1)).toMatchObject({ event: 'done', data: { plainText: SCRIPTED_TEXT } });
    }
  });

  it('gets the rest from the stored row once it is finished, from any position, an invalid one being the beginning', async () => {
    const app = await startApp();
    const { body } = await app.post(PATH, aJob());
    const path = `${PATH}/${String(body.proposalId)}`;
    const restFrom = async (place: string) => {
      const events = await (await app.stream('GET', path, { headers: { 'last-event-id': place } })).take();
      expect(events.at(-1)?.data).toEqual(body);
      return textOf(events);
    };
    for (let place = 0; place <= SCRIPTED_TEXT.length; place += 3) {
      const isInsidePair = /[\uD800-\uDBFF]/.test(SCRIPTED_TEXT[place - 1] ?? '');
      expect(await restFrom(String(place))).toBe(SCRIPTED_TEXT.slice(isInsidePair ? place - 1 : place));
    }
    for (const id of ['-1', 'abc', '1e3', '', '99999999999', '0x10'])
      expect(await restFrom(id), id).toBe(SCRIPTED_TEXT);
    const other = await app.newBrowser().get(path, { accept: 'text/event-stream' });
    expect([other.status, other.body]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
  });
});

describe('two processes on one database', () => {
  it('let a reader continue in the other one, during writing', async () => {
    const first = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const second = await startApp({ besides: first });
    const stream = await first.stream('POST', PATH, ask);
    const before = await stream.take(3);
    stream.leave();
    for (const [name, value] of first.cookies) second.cookies.set(name, value);
    const path = `${PATH}/${String(before[0]?.data.proposalId)}`;
    const rest = await second.stream('GET', path, { headers: { 'last-event-id': String(before.at(-1)?.id) } });
    first.engine.resume();
    const after = await rest.take();
    expect(textOf(before) + textOf(after)).toBe(SCRIPTED_TEXT);
    expect(after.at(-1)).toMatchObject({ event: 'done', data: { plainText: SCRIPTED_TEXT } });
  });

  it('answer a reader of a dead process that writing was interrupted, and show the text so far', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const stream = await app.stream('POST', PATH, ask);
    const [brief] = await stream.take(3);
    stream.leave();
    const { pool } = app.database;
    await until(async () => (await pool.query("select 1 from generations where plain_text <> ''")).rowCount === 1);
    const other = await startApp({ besides: app });
    for (const [name, value] of app.cookies) other.cookies.set(name, value);
    await pool.query("update generations set status = 'interrupted', lease_expires_at = null, finished_at = now()");
    const path = `${PATH}/${String(brief?.data.proposalId)}`;
    const events = await (await other.stream('GET', path)).take();
    expect(textOf(events)).toBe(SCRIPTED_TEXT.slice(0, 60));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_INTERRUPTED' } });
    expect((await other.get(path)).status).toBe(409);
  });
});

describe('sweeping', () => {
  it('marks what a dead process left behind when the next one starts', async () => {
    const dead = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const stream = await dead.stream('POST', PATH, ask);
    await stream.take(3);
    stream.leave();
    const inAMinute = () => Date.now() + 60_000;
    await startApp({ besides: dead, now: inAMinute });
    const interrupted = "select 1 from generations where status = 'interrupted'";
    await until(async () => (await dead.database.pool.query(interrupted)).rowCount === 1);
    expect(await dead.count('generations')).toBe(1);
    await dead.close();
  });
});

describe('ending the process', () => {
  it('finishes an open stream first, without its pauses', async () => {
    const app = await startApp({ env: { WRITING_PACE: '20' } });
    const stream = await app.stream('POST', PATH, ask);
    await stream.take(3);
    const closed = app.close(5_000);
    const rest = await stream.take();
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { plainText: SCRIPTED_TEXT } });
    await closed;
  });

  it('stores an unfinished proposal as interrupted and informs the reader', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
    const stream = await app.stream('POST', PATH, ask);
    const before = await stream.take(3);
    const closed = app.close(50);
    const rest = await stream.take();
    await closed;
    expect(textOf([...before, ...rest])).toBe(SCRIPTED_TEXT.slice(0, 60));
    expect(rest.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_INTERRUPTED' } });
    const { rows } = await app.database.pool.query('select status, plain_text from generations');
    expect(rows).toEqual([{ status: 'interrupted', plain_text: SCRIPTED_TEXT.slice(0, 60) }]);
  });
});
