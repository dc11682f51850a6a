import { expect, it } from 'vitest';
import { llmEnvOf } from '../../testing/llm.ts';
import { type LlmApp, PRICES, startLlmApp, TEA_JOB } from '../../testing/llm-app.ts';
import { startSecondProcess } from '../../testing/second-process.ts';
import { RESERVED_FOR_MS, releaseAbandoned } from './spending/index.ts';

const PATH = '/api/generate-proposal';
// The first request loads the library, and each writes a whole proposal before it.
const LONG = { timeout: 150_000 };

async function rows(app: LlmApp, what: string): Promise<Record<string, unknown>[]> {
  return (await app.database.pool.query(what)).rows;
}

const cookieOf = (app: LlmApp) => [...app.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const spent = (app: LlmApp) => rows(app, 'select month, spent_for, micros::int from model_spending order by spent_for');

it('a reservation counts as far as it was spent: a killed process evades no ceiling', async () => {
  const app = await startLlmApp({ env: PRICES });
  const { id } = await app.signUp();
  app.llm.play({ mode: 'hang-midway', sentences: 3 });
  const settings = { ...llmEnvOf(app.llm), ...PRICES };
  const other = await startSecondProcess(app.database.url, { settings, writer: 'model' });
  const headers = { 'content-type': 'application/json', origin: other.origin, cookie: cookieOf(app) };
  const asking = fetch(`${other.origin}${PATH}`, { method: 'POST', headers, body: JSON.stringify(TEA_JOB) });
  asking.catch(() => undefined);
  const noted = async () => Number((await rows(app, 'select spent from model_reservations'))[0]?.spent ?? 0);
  await expect.poll(noted, LONG).toBeGreaterThan(0);
  await expect.poll(() => app.llm.open(), LONG).toBe(1);
  await other.kill();
  const known = await noted();
  expect((await spent(app)).every(({ micros }) => Number(micros) > known)).toBe(true);

  expect(await releaseAbandoned(app.database.db, new Date(Date.now() + 2 * RESERVED_FOR_MS))).toBe(1);
  expect(await spent(app)).toEqual(
    [id, 'all'].sort().map((spent_for) => ({ month: expect.any(String), spent_for, micros: known })),
  );
});
