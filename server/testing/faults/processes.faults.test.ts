import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aJob } from '../app.ts';
import type { Stream } from '../client.ts';
import { killsOf } from '../kills.ts';
import { type StreamEvent, textOf } from '../sse.ts';
import { freshInstallation } from './fresh-installation.ts';

const PATH = '/api/generate-proposal';
const STREAMS = 20;
const AT_ONCE = 5;
/** A busy test machine is not a slow writer. */
const NO_LIMITS = { GENERATION_LIMIT: '100000/hour,100000/hour', TRUST_PROXY: '1', ENGINE_DEADLINE_MS: '60000' };
const KILLED_STARTS = killsOf(4);
/** A start takes about so long; it is killed at any moment of it. */
const START_MS = 1_500;

it(`${AT_ONCE} processes start at once on nothing: all are ready, on one schema`, async ({ task }) => {
  const home = await freshInstallation();
  const all = Array.from({ length: AT_ONCE }, () => home.start());
  for (const main of all) {
    const origin = await main.origin;
    expect((await home.browser(origin).get('/readyz')).status).toBe(200);
  }
  const [migrations] = await home.sql(
    'select count(*)::int as all, count(distinct hash)::int as once from schema_migrations',
  );
  expect(migrations?.all).toBe(migrations?.once);
  task.meta.counted = { tried: AT_ONCE };
});

it('a process is killed at any moment of its start: the next one starts', {
  timeout: 120_000 + KILLED_STARTS * 20_000,
}, async ({ task }) => {
  const home = await freshInstallation();
  for (let n = 0; n < KILLED_STARTS; n++) {
    const main = home.start();
    await wait(Math.random() * START_MS);
    main.child.kill('SIGKILL');
    await main.ended;
  }
  const origin = await home.start().origin;
  expect((await home.browser(origin).get('/readyz')).status).toBe(200);
  await home.browser(origin).signUp();
  task.meta.counted = { tried: KILLED_STARTS };
});

it(`a deploy ends a process with ${STREAMS} open streams: none is cut, and the next process answers meanwhile`, async ({
  task,
}) => {
  const home = await freshInstallation();
  const [old, next] = [home.start({ ...NO_LIMITS, WRITING_PACE: '20' }), home.start(NO_LIMITS)];
  const [oldOrigin, origin] = [await old.origin, await next.origin];
  const open: { stream: Stream; before: StreamEvent[] }[] = [];
  for (let n = 1; n <= STREAMS; n++) {
    const headers = { 'x-forwarded-for': `10.0.0.${n}` };
    const stream = await home.browser(oldOrigin).stream('POST', PATH, { body: aJob(), headers });
    expect(stream.status).toBe(200);
    open.push({ stream, before: await stream.take(2) });
  }
  old.child.kill('SIGTERM');
  const answers: number[] = [];
  let isEnding = true;
  const meanwhile = (async () => {
    while (isEnding) answers.push((await home.browser(origin).get('/readyz')).status);
  })();
  const ends = await Promise.all(
    open.map(async ({ stream, before }) => {
      const events = [...before, ...(await stream.take())];
      const end = events.at(-1);
      return end?.data.plainText === textOf(events)
        ? end?.event
        : `${end?.event}: ${JSON.stringify(end?.data).slice(0, 200)}`;
    }),
  );
  expect(await old.ended).toBe(0);
  isEnding = false;
  await meanwhile;
  expect(ends).toEqual(ends.map(() => 'done'));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  task.meta.counted = { tried: STREAMS, cut: 0, answered: answers.length };
});
