import { describe, expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { NO_LIMITS } from '../../testing/premium.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const AT_ONCE = 200;

async function person(app: TestApp, state: string): Promise<Client> {
  const browser = app.newBrowser();
  const { id } = await browser.signUp();
  await app.database.pool.query(`update users set ${state} where id = $1`, [id]);
  return browser;
}

const PEOPLE: readonly [who: string, come: (app: TestApp) => Promise<Client>][] = [
  ['a visitor', async (app) => withCookie(app.newBrowser())],
  ['somebody free', (app) => person(app, 'pro_trial_credits_used = 3')],
  ['somebody with Pro', (app) => person(app, "plan = 'pro'")],
];

/** A visitor has one cookie; without it every request counts as another visitor. */
async function withCookie(browser: Client): Promise<Client> {
  await browser.post(PATH, aJob({ jobDescription: 'x', tone: 'casual' }));
  expect([...browser.cookies.keys()]).toContain('visitor');
  return browser;
}

describe('two hundred simultaneous requests for a proposal', () => {
  it.each(PEOPLE)('by %s: three are written, 197 must wait, and others are served', async (_who, come) => {
    const engine = scriptedEngine({ pauseAt: 20 });
    const app = await startApp({ engine, env: NO_LIMITS });
    const greedy = await come(app);
    const refused: Answer[] = [];
    const asked = Array.from({ length: AT_ONCE }, async () => {
      const answer = await greedy.post(PATH, aJob());
      if (answer.status !== 200) refused.push(answer);
      return answer.status;
    });
    await until(() => refused.length === AT_ONCE - 3);
    expect([...new Set(refused.map(({ status, body }) => `${status} ${String(body.code)}`))]).toEqual([
      '429 RATE_LIMITED',
    ]);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    // Everybody else is served while those three are still being written.
    const other = await app.newBrowser().stream('POST', PATH, { body: aJob() });
    expect([other.status, (await other.take(1))[0]?.event]).toEqual([200, 'brief']);
    expect((await app.get('/healthz')).status).toBe(200);
    engine.resume();
    const written = (await Promise.all(asked)).filter((status) => status === 200);
    expect([written.length, engine.asked(), await app.count('generations')]).toEqual([3, 4, 4]);
  });
});
