import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { creditStates, NO_LIMITS, startWith, write } from '../../testing/premium.ts';
import { reserveCredit, returnCredits } from '../identity/entitlement/repository.ts';

const REFUSED = [403, { message: 'This feature requires a Pro subscription', code: 'PRO_REQUIRED' }];

/** The same person in a browser at another process. */
function sameBrowserAt(app: TestApp, from: TestApp): Client {
  const browser = app.newBrowser();
  for (const [name, value] of from.cookies) browser.cookies.set(name, value);
  return browser;
}

describe('a trial credit is spent', () => {
  it('by a proposal with anything premium, once, and not by a free one', async () => {
    const { app, set, used } = await startWith();
    for (const more of [
      { tone: 'friendly' },
      { style: 'smart_question' },
      { writingSamples: ['Dear Ms Leaf'] },
      { skillsAndExperience: 'Logos' },
      { aboutMeStatement: 'I draw.' },
      { portfolio: 'https://anna.example' },
      { tone: 'formal', style: 'concise', writingSamples: ['a', 'b'], skillsAndExperience: 'x' },
    ]) {
      await set('pro_trial_credits_used = 0');
      expect((await write(app, more)).status).toBe(200);
      expect([await used(), (await creditStates(app)).at(-1)], JSON.stringify(more)).toEqual([1, 'done: spent']);
    }
    for (const more of [{}, { skillsAndExperience: ' ', portfolio: '', writingSamples: ['  '] }]) {
      expect((await write(app, more)).status).toBe(200);
      expect([await used(), (await creditStates(app)).at(-1)]).toEqual([1, 'done: none']);
    }
  });

  it('not with Pro', async () => {
    const { app, used } = await startWith("plan = 'pro', pro_trial_credits_used = 1");
    for (let i = 0; i < 4; i++) expect((await write(app)).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('three times; then own texts are still accepted and cost nothing, and the rest is refused with a message', async () => {
    const { app, used } = await startWith();
    for (let i = 0; i < 3; i++) expect((await write(app)).status).toBe(200);
    const refused = await write(app);
    expect([refused.status, refused.body]).toEqual(REFUSED);
    const own = { skillsAndExperience: 'Logos', aboutMeStatement: 'I draw.', portfolio: 'https://anna.example' };
    expect((await write(app, own)).status).toBe(200);
    expect([await used(), await app.count('generations')]).toEqual([3, 4]);
  });
});

describe('with one credit left', () => {
  it('fifty simultaneous proposals at two apps on one database spend it once, and the other 49 are refused', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2');
    const second = await startApp({ besides: app, env: NO_LIMITS });
    const browsers = [app, sameBrowserAt(second, app)];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => write(browsers[i % 2] ?? app)));
    expectOne(answers.map(({ status }) => status));
    expect([await used(), app.engine.asked() + second.engine.asked()]).toEqual([3, 1]);
    expect(await creditStates(app)).toEqual(['done: spent']);
  });

  it('also when only the database is shared', async () => {
    const { app, user, set, used } = await startWith();
    const { db } = app.database;
    const take = () => inTransaction(db, (tx) => reserveCredit(tx, user.id, 3, new Date()));
    for (const left of [1, 3]) {
      await set(`pro_trial_credits_used = ${3 - left}`);
      const taken = await Promise.all(Array.from({ length: 30 }, take));
      expect([taken.filter(Boolean).length, await used()]).toEqual([left, 3]);
    }
    const back = () => inTransaction(db, (tx) => returnCredits(tx, user.id, 1, new Date()));
    await Promise.all(Array.from({ length: 5 }, back));
    expect(await used()).toBe(0);
  });

  it('own texts are accepted all the same, and one of them spends it', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2');
    const answers = await Promise.all([1, 2, 3].map(() => write(app, { skillsAndExperience: 'Logos' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const states = await creditStates(app);
    expect([await used(), states.filter((state) => state === 'done: spent')]).toEqual([3, ['done: spent']]);
  });
});

/** One was written; no more were accepted than may be written at once, and the others got the error of a Pro feature. */
function expectOne(statuses: number[]): void {
  const refused = statuses.filter((status) => status !== 200);
  expect(refused).toHaveLength(49);
  expect(refused.filter((status) => status !== 403 && status !== 429)).toEqual([]);
}
