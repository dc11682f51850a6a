import { describe, expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from './testing/app.ts';

const PROFILE = { name: 'Logos', skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };
const PRO = "plan = 'pro', pro_until = null";
const ENDED = "plan = 'pro', pro_until = '2026-11-20T12:00:00Z', pro_trial_credits_used = 3";
const NOW = Date.parse('2026-11-21T12:00:00Z');

const become = (app: TestApp, what: string, userId: string) =>
  app.database.pool.query(`update users set ${what} where id = $1`, [userId]);

const CALLS: readonly [name: string, path: string, body: unknown][] = [
  ['a Pro tone', '/api/generate-proposal', aJob({ tone: 'formal' })],
  ['a Pro style', '/api/generate-proposal', aJob({ style: 'concise' })],
  ['a writing sample', '/api/generate-proposal', aJob({ writingSamples: ['Dear Ms Leaf'] })],
  ['a stored profile', '/api/profiles', PROFILE],
  ['the free proposal', '/api/generate-proposal', aJob()],
];

/** What each call that a plan decides about answers this person: its status, and the message where it is refused. */
async function answersTo(app: TestApp): Promise<Record<string, unknown>> {
  const reported: Record<string, unknown> = {};
  for (const [name, path, body] of CALLS) {
    const answer = await app.post(path, body);
    reported[name] = answer.status < 400 ? answer.status : answer.body.message;
  }
  return reported;
}

const ALL = {
  'a Pro tone': 200,
  'a Pro style': 200,
  'a writing sample': 200,
  'a stored profile': 201,
  'the free proposal': 200,
};
const REFUSED = 'This feature requires a Pro subscription';
const FREE = {
  'a Pro tone': REFUSED,
  'a Pro style': REFUSED,
  'a writing sample': REFUSED,
  'a stored profile': REFUSED,
  'the free proposal': 200,
};

describe('what a plan decides', () => {
  it.each([
    ['Pro without an end', PRO, ALL],
    ['Pro that ended yesterday, without credits', ENDED, FREE],
    ['free, without credits', 'pro_trial_credits_used = 3', FREE],
  ])('is held to for someone with: %s', async (_who, what, expected) => {
    const app = await startApp({ now: () => NOW });
    const { id } = await app.signUp();
    await become(app, what, id);
    expect(await answersTo(app)).toEqual(expected);
  });

  it('changes with the plan while the session goes on', async () => {
    const app = await startApp({ now: () => NOW });
    const { id } = await app.signUp();
    await become(app, PRO, id);
    expect((await app.post('/api/generate-proposal', aJob({ tone: 'formal' }))).status).toBe(200);
    await become(app, ENDED, id);
    expect(await answersTo(app)).toEqual(FREE);
  });
});
