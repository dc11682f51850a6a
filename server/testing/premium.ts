import { aJob, startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { Client } from './client.ts';

export const PREMIUM = { tone: 'casual' };
export const NO_LIMITS = { GENERATION_LIMIT: '10000/hour,10000/hour' };

/** An app and someone signed in to it, with these columns of `users`; `used` asks how many credits they have used. */
export async function startWith(state = 'pro_trial_credits_used = 0', options: TestAppOptions = {}) {
  const app = await startApp({ ...options, env: { ...NO_LIMITS, ...options.env } });
  const user = await app.signUp();
  const set = async (what: string) => {
    await app.database.pool.query(`update users set ${what} where id = $1`, [user.id]);
  };
  await set(state);
  const used = async () => {
    const { rows } = await app.database.pool.query('select pro_trial_credits_used as used from users where id = $1', [
      user.id,
    ]);
    return Number(rows[0].used);
  };
  return { app, user, set, used };
}

/** Asks for a proposal, by default for one that spends a credit. */
export const write = (client: Pick<Client, 'post'>, more: Record<string, unknown> = PREMIUM) =>
  client.post('/api/generate-proposal', aJob(more));

/** How each generation ended and what became of its credit, such as 'done: spent'. */
export async function creditStates(app: TestApp): Promise<unknown[]> {
  const { rows } = await app.database.pool.query('select status, credit from generations order by id');
  return rows.map(({ status, credit }) => `${status}: ${credit}`);
}
