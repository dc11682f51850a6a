import { describe, expect, it } from 'vitest';
import { aJob } from '../../testing/app.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { creditStates, startWith, write } from '../../testing/premium.ts';
import { textOf } from '../../testing/sse.ts';

const END = Date.parse('2026-11-21T12:00:00.000Z');
const REFUSED = [403, { message: 'This feature requires a Pro subscription', code: 'PRO_REQUIRED' }];
const PRO = `plan = 'pro', pro_until = '${new Date(END).toISOString()}'`;
const PROFILE = { name: 'Logos', skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

/** A person whose Pro ends at END, and a clock that tests set. */
async function startAt(at: number, credits: number, options: Parameters<typeof startWith>[1] = {}) {
  const clock = { at };
  const started = await startWith(`${PRO}, pro_trial_credits_used = ${credits}`, { ...options, now: () => clock.at });
  return { ...started, clock };
}

describe('Pro that ends this second, without credits', () => {
  it('allows Pro features and a profile in the last millisecond, and no more at the end', async () => {
    const { app, clock } = await startAt(END - 1, 3);
    const all = [{ tone: 'casual' }, { style: 'concise' }, { writingSamples: ['Dear Ms Leaf'] }];
    for (const more of all) expect((await write(app, more)).status).toBe(200);
    expect((await app.post('/api/profiles', PROFILE)).status).toBe(201);
    clock.at = END;
    const refused = await Promise.all(all.map((more) => write(app, more)));
    refused.push(await app.post('/api/profiles', { ...PROFILE, name: 'Bread' }));
    for (const { status, body } of refused) expect([status, body]).toEqual(REFUSED);
    expect([(await write(app, {})).status, await app.count('generations')]).toEqual([200, 4]);
    expect((await app.get('/api/profiles')).status).toBe(200);
  });

  it('has no weekly limit until then, and is counted from then on', async () => {
    const { app, clock } = await startAt(END - 1, 3, { env: { FREE_WEEKLY_LIMIT: '1' } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await write(app, {})).status);
    clock.at = END;
    for (let i = 0; i < 2; i++) statuses.push((await write(app, {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

it('Pro that ends this second costs nothing until then and a credit from then on', async () => {
  const { app, clock, used } = await startAt(END - 1, 2);
  const asked = async () => (await app.get('/api/trial-credits')).body;
  expect([(await write(app)).status, await used()]).toEqual([200, 2]);
  const message = "You're a Pro user with unlimited access!";
  expect(await asked()).toEqual({ remainingCredits: 0, isPro: true, message });
  clock.at = END;
  expect(await asked()).toMatchObject({ remainingCredits: 1, isPro: false });
  expect([(await write(app)).status, await used()]).toEqual([200, 3]);
  const refused = await write(app);
  expect([refused.status, refused.body]).toEqual(REFUSED);
});

it('a proposal started with Pro is finished after Pro has ended, and costs nothing', async () => {
  const engine = scriptedEngine({ pauseAt: 60 });
  const { app, clock, used } = await startAt(END - 1, 2, { engine });
  const stream = await app.stream('POST', '/api/generate-proposal', { body: aJob({ tone: 'casual' }) });
  const before = await stream.take(3);
  clock.at = END + 60_000;
  engine.resume();
  const all = [...before, ...(await stream.take())];
  expect([all.at(-1)?.event, textOf(all)]).toEqual(['done', SCRIPTED_TEXT]);
  expect([await used(), await creditStates(app)]).toEqual([2, ['done: none']]);
});

it('a renewal moves the end without a gap', async () => {
  const { app, clock, set, used } = await startAt(END - 1, 3);
  await set(`pro_until = '${new Date(END + 1).toISOString()}'`);
  clock.at = END;
  expect((await write(app)).status).toBe(200);
  clock.at = END + 1;
  expect([(await write(app)).status, await used()]).toEqual([403, 3]);
});
