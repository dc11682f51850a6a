import { expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { startMain } from '../../testing/main-process.ts';
import { startSecondProcess } from '../../testing/second-process.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const twoAWeek = { FREE_WEEKLY_LIMIT: '2', GENERATION_LIMIT: '10000/hour,10000/hour' };
const write = (client: Pick<Client, 'post'>, more: Record<string, unknown> = {}) => client.post(PATH, aJob(more));

/** A real process waits for its database no longer than people do; on a busy machine the request is repeated once. */
async function writeInTime(client: Pick<Client, 'post'>): ReturnType<typeof write> {
  const answer = await write(client, { lines: { proof: 'I drew the mark of a mill in Ghent.' } });
  return answer.status === 503 ? writeInTime(client) : answer;
}

async function counts(app: TestApp): Promise<number[]> {
  const { rows } = await app.database.pool.query('select used from weekly_proposals order by used');
  return rows.map(({ used }) => Number(used));
}

it('the weekly limit does not count what a killed process was writing', async () => {
  const app = await startApp({ env: twoAWeek });
  const stuck = await startSecondProcess(app.database.url, { settings: { FREE_WEEKLY_LIMIT: '2' }, writer: 'stuck' });
  const there = createClient(stuck.origin, app.app.endpoints);
  const streams = [
    await there.stream('POST', PATH, { body: aJob() }),
    await there.stream('POST', PATH, { body: aJob() }),
  ];
  for (const stream of streams) await stream.take(2);
  expect((await write(app)).status).toBe(429);
  await stuck.kill();
  for (const stream of streams) await stream.take().catch(() => undefined);
  await startApp({ besides: app, now: () => Date.now() + 60_000 });
  await until(async () => (await counts(app)).every((used) => used === 0));
  expect((await write(app)).status).toBe(200);
});

it('two operating system processes, in time zones a day apart, count in one week of UTC', async () => {
  const app = await startApp({ env: twoAWeek });
  const settings = { ...twoAWeek, PORT: '0', WRITING_PACE: '0', DATABASE_URL: app.database.url };
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const origins = await Promise.all(zones.map((TZ) => startMain({ ...settings, TZ }).origin));
  const asked = [0, 1, 0, 1, 0, 1].map((i) => writeInTime(createClient(origins[i] ?? '', app.app.endpoints)));
  const written = (await Promise.all(asked)).filter(({ status }) => status === 200).length;
  const { rows } = await app.database.pool.query(
    "select week_starts_at, used from weekly_proposals where counted_for like 'address:%'",
  );
  // On a Monday at midnight these may be two weeks; at any other time it is one, with two proposals.
  expect(written).toBe(2 * rows.length);
  for (const { week_starts_at: week, used } of rows) {
    expect([new Date(week).getUTCDay(), new Date(week).toISOString().slice(10), used]).toEqual([
      1,
      'T00:00:00.000Z',
      2,
    ]);
  }
});
