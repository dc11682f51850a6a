import { describe, expect, it } from 'vitest';
import { aJob, appForAll } from '../../testing/app.ts';
import { scriptedEngine } from '../../testing/engine.ts';
import { PREMIUM, startWith, write } from '../../testing/premium.ts';

const PATH = '/api/generate-proposal';

describe('a request that our pages never send spends no credit', () => {
  const INVALID = [
    ['seven samples', { writingSamples: Array(7).fill('Dear Ms Leaf') }, 'writingSamples'],
    ['six samples of 100 KB', { writingSamples: Array(6).fill('x'.repeat(102_400)) }, 'writingSamples'],
    ['one character too many in the last of six', { writingSamples: lastTooLong() }, 'writingSamples'],
    ['samples that are no text', { ...PREMIUM, writingSamples: ['x', { toString: 'x' }] }, 'writingSamples'],
    ['samples that are no list', { ...PREMIUM, writingSamples: 'Dear Ms Leaf' }, 'writingSamples'],
    ['a blank title', { ...PREMIUM, jobTitle: ' \t\n' }, 'jobTitle'],
    [
      'a description without a visible character',
      { ...PREMIUM, jobDescription: '\u200B\u2060\uFEFF' },
      'jobDescription',
    ],
    ['a tone that does not exist', { tone: 'angry' }, 'tone'],
    ['a style that does not exist', { style: '__proto__' }, 'style'],
  ] as const;

  it('as its fields are refused, or the whole of it', async () => {
    const { app, used } = await startWith('pro_trial_credits_used = 2');
    for (const [what, more, field] of INVALID) {
      const { status, body } = await write(app, more);
      expect([status, body.code, Object.keys(Object(body.fields))], what).toEqual([400, 'INVALID_INPUT', [field]]);
    }
    const { status, body } = await write(app, { ...PREMIUM, padding: 'x'.repeat(1_048_576) });
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect([await used(), app.engine.asked(), await app.count('generations')]).toEqual([2, 0, 0]);
  });
});

it('a claim of another plan, of credits or of features gives no more than the last credit', async () => {
  const { app, used } = await startWith('pro_trial_credits_used = 2');
  const claim = {
    plan: 'pro',
    isPro: true,
    proTrialCreditsUsed: -5,
    credit: 'none',
    features: { 'tone.casual': true },
  };
  expect((await write(app, { ...PREMIUM, ...claim })).status).toBe(200);
  expect((await write(app, { ...PREMIUM, ...claim })).body.code).toBe('PRO_REQUIRED');
  expect(await used()).toBe(3);
  const { rows } = await app.database.pool.query('select input from generations');
  for (const name of Object.keys(claim)) expect(Object.keys(rows[0].input)).not.toContain(name);
});

it('six samples of the maximum length are accepted, and blank ones dropped', async () => {
  const { app, used } = await startWith('pro_trial_credits_used = 2');
  const longest = 'x'.repeat(20_000);
  const answer = await write(app, { writingSamples: [longest, ' ', longest, '', longest, longest] });
  expect([answer.status, await used()]).toEqual([200, 3]);
  const { rows } = await app.database.pool.query('select input from generations');
  expect(rows[0].input.writingSamples).toEqual(Array(4).fill(longest));
});

describe('the writer gets the fields of a proposal and nothing else', () => {
  const received: unknown[] = [];
  const scripted = scriptedEngine();
  const engine = {
    ...scripted,
    generate: (...[request, options]: Parameters<typeof scripted.generate>) => {
      received.push(request.input);
      return scripted.generate(request, options);
    },
  };
  const app = appForAll({ engine });

  it.each([
    ['orders to a model', { model: 'x', max_tokens: 1, temperature: 2, system: 'x', messages: [{ role: 'system' }] }],
    ['another person', { userId: 'x', ownerId: 'x', authorId: 'x', proposalId: 'x', seed: 'x' }],
    ['a plan and its flags', { plan: 'pro', isPro: true, features: { 'tone.casual': true }, 'tone.casual': true }],
    ['credits', { proTrialCreditsUsed: -5, credit: 'none' }],
    ['keys of every object', JSON.parse('{"__proto__":{"tone":"casual"},"constructor":{"prototype":{"x":1}}}')],
  ])('whatever else is sent: %s', async (_what, more) => {
    received.length = 0;
    const body = JSON.stringify(aJob()).replace('{', `{${JSON.stringify(more).slice(1, -1)},`);
    const answer = await app().newBrowser().send('POST', PATH, { raw: body });
    expect(answer.status).toBe(200);
    expect((await write(app().newBrowser(), { ...PREMIUM, ...more })).status).toBe(401);
    expect(received).toEqual([
      {
        ...aJob(),
        tone: 'professional',
        style: 'standard',
        writingSamples: [],
        skillsAndExperience: '',
        aboutMeStatement: '',
        portfolio: '',
        language: 'auto',
        hidden: [],
        lines: {},
        corrections: { notWork: [], questions: [] },
      },
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

function lastTooLong(): string[] {
  return [...Array<string>(5).fill('x'.repeat(20_000)), 'x'.repeat(20_001)];
}
