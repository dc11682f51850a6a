import { expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { NO_LIMITS, startWith, write } from '../../testing/premium.ts';
import { startSecondProcess } from '../../testing/second-process.ts';

it('fifty simultaneous proposals at two operating system processes spend one credit once, and a hundred with three left three', async () => {
  const { app, set, used } = await startWith('pro_trial_credits_used = 2');
  const start = () => startSecondProcess(app.database.url, { settings: NO_LIMITS });
  const processes = await Promise.all([start(), start()]);
  const browsers = processes.map(({ origin }) => createClient(origin, app.app.endpoints));
  for (const browser of browsers) for (const [name, value] of app.cookies) browser.cookies.set(name, value);
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => write(browsers[i % 2] ?? app).then(({ status }) => status)));
  expectOne(await ask(50));
  expect(await used()).toBe(3);
  await set('pro_trial_credits_used = 0');
  const written = (await ask(100)).filter((status) => status === 200);
  expect([written.length, await used()]).toEqual([3, 3]);
});

/** One was written; no more were accepted than may be written at once, and the others got the error of a Pro feature. */
function expectOne(statuses: number[]): void {
  const refused = statuses.filter((status) => status !== 200);
  expect(refused).toHaveLength(49);
  expect(refused.filter((status) => status !== 403 && status !== 429)).toEqual([]);
}
