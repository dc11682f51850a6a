import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { creditStates, NO_LIMITS, startWith, write } from '../../testing/premium.ts';
import { textOf } from '../../testing/sse.ts';
import { createEngine } from './engine.ts';

const ENGINE = { engineFor: () => createEngine() };
const ONE_A_WEEK = { ...NO_LIMITS, FREE_WEEKLY_LIMIT: '1' };
const LINES = { lines: { proof: 'I drew the mark of a mill in Ghent, which is stamped on 40,000 bags a year.' } };

async function counts(app: TestApp): Promise<number[]> {
  const { rows } = await app.database.pool.query('select used from weekly_proposals');
  return rows.map(({ used }) => Number(used));
}

async function writeMany(client: Pick<Client, 'post'>, times: number, more: Record<string, unknown>) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await write(client, more));
  return answers.map(({ status, body }) => [status, body.skeleton ?? body.code]);
}

describe('a skeleton, without text of the user,', () => {
  it('costs none of a visitor’s free proposals of the week; a letter with one typed line does', async () => {
    const app = await startApp({ ...ENGINE, env: ONE_A_WEEK });
    expect(await writeMany(app, 3, {})).toEqual(Array(3).fill([200, true]));
    expect(await counts(app)).toEqual([0, 0]);
    expect(await writeMany(app, 2, LINES)).toEqual([
      [200, false],
      [429, 'WEEKLY_LIMIT_REACHED'],
    ]);
    expect(await counts(app)).toEqual([1, 1]);
  });

  it('costs none of the free proposals of a person without credits', async () => {
    const { app } = await startWith('pro_trial_credits_used = 3', { ...ENGINE, env: ONE_A_WEEK });
    expect(await writeMany(app, 2, {})).toEqual(Array(2).fill([200, true]));
    expect(await counts(app)).toEqual([0]);
    expect(
      await writeMany(app, 2, { skillsAndExperience: 'I have drawn logos for bakeries in Ghent since 2014.' }),
    ).toEqual([
      [200, false],
      [429, 'WEEKLY_LIMIT_REACHED'],
    ]);
  });

  it('returns the credit for a Pro tone; with one typed line the credit is spent', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2', ENGINE);
    expect(await writeMany(app, 2, { tone: 'casual' })).toEqual(Array(2).fill([200, true]));
    expect([await used(), await creditStates(app)]).toEqual([2, ['done: returned', 'done: returned']]);
    expect(await writeMany(app, 1, { tone: 'casual', ...LINES })).toEqual([[200, false]]);
    expect([await used(), (await creditStates(app)).at(-1)]).toEqual([3, 'done: spent']);
  });

  it('is a version like any other, and stays marked when it is read again', async () => {
    const { app } = await startWith("plan = 'pro'", ENGINE);
    const { body } = await write(app, {});
    expect((await app.get(`/api/generate-proposal/${String(body.proposalId)}`)).body).toEqual(body);
    const { proposals } = z
      .object({ proposals: z.array(z.object({ versionCount: z.number() })) })
      .parse((await app.get('/api/user/proposals/versions')).body);
    expect(proposals).toMatchObject([{ versionCount: 1 }]);
  });

  it('is the same when it is read as a stream', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2', ENGINE);
    const body = { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo for bread bags.', tone: 'casual' };
    const events = await (await app.stream('POST', '/api/generate-proposal', { body })).take();
    expect(events.at(-1)?.data).toMatchObject({ skeleton: true, plainText: textOf(events) });
    expect(await used()).toBe(2);
  });
});
