import { describe, expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import type { Stream } from '../../testing/client.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const ask = { body: aJob() };
const asStream = { accept: 'text/event-stream' };

/** An app in which one proposal is being written, its stream, and the address for more readers. */
async function startWriting(): Promise<{ app: TestApp; first: Stream; path: string }> {
  const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }) });
  const first = await app.stream('POST', PATH, ask);
  const [brief] = await first.take(1);
  return { app, first, path: `${PATH}/${String(brief?.data.proposalId)}` };
}

describe('a person who reads a proposal in ten places', () => {
  it('gets no eleventh, has an error before a stream begins, and continues the ten', async () => {
    const { app, first, path } = await startWriting();
    const more = await Promise.all(Array.from({ length: 9 }, () => app.stream('GET', path)));
    for (const headers of [asStream, {}]) {
      const refused = await app.get(path, headers);
      expect([refused.status, refused.body]).toEqual([
        429,
        {
          message: 'You have too many proposals open at once. Close one and try again.',
          code: 'RATE_LIMITED',
        },
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await app.post(PATH, aJob())).status).toBe(429);
    expect(app.engine.asked()).toBe(1);
    // It takes nothing from others.
    expect((await app.newBrowser().stream('POST', PATH, ask)).status).toBe(200);
    app.engine.resume();
    for (const stream of more) expect(textOf(await stream.take())).toBe(SCRIPTED_TEXT);
    expect((await first.take()).at(-1)?.event).toBe('done');
  });

  it('gets another one as soon as one is closed, or has ended', async () => {
    const { app, path } = await startWriting();
    const more = await Promise.all(Array.from({ length: 9 }, () => app.stream('GET', path)));
    more[0]?.leave();
    await until(async () => {
      const next = await app.stream('GET', path);
      return next.status === 200;
    });
    expect((await app.stream('GET', path)).status).toBe(429);
    app.engine.resume();
    await Promise.all(more.slice(1).map((stream) => stream.take()));
    await until(async () => (await app.get(path)).status === 200);
  });
});

describe('a person with three proposals being written', () => {
  it('waits for one of them, read or not, before the next is started or counted', async () => {
    const app = await startApp({ engine: scriptedEngine({ pauseAt: 60 }), env: { GENERATION_LIMIT: '4/hour,4/hour' } });
    for (let i = 0; i < 3; i++) {
      const stream = await app.stream('POST', PATH, ask);
      await stream.take(1);
      stream.leave();
    }
    const refused = await app.post(PATH, aJob());
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message: 'Several proposals are being written for you already. Wait until one is done and try again.',
        code: 'RATE_LIMITED',
      },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([app.engine.asked(), await app.count('generations')]).toEqual([3, 3]);
    app.engine.resume();
    await until(async () => (await app.post(PATH, aJob())).status === 200);
  });
});
