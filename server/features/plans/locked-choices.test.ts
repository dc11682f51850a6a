import { describe, expect, it } from 'vitest';
import { aJob, appForAll } from '../../testing/app.ts';
import { newEmail } from '../../testing/client.ts';

const PATH = '/api/generate-proposal';
const LOCKED: Record<string, unknown>[] = [
  ...['friendly', 'casual', 'conversational', 'enthusiastic', 'formal', 'Casual', ' FORMAL '].map((tone) => ({ tone })),
  ...['smart_question', 'problem_solving', 'detailed', 'concise', 'Insightful Engagement'].map((style) => ({ style })),
  { writingSamples: ['Dear Ms Leaf'] },
  { tone: 'professional', style: 'standard', writingSamples: ['', 'Dear Ms Leaf'] },
];
const OWN = [{ skillsAndExperience: 'Logos' }, { aboutMeStatement: 'I draw.' }, { portfolio: 'https://anna.example' }];
describe('locked features cannot be used by calling the server directly', () => {
  const app = appForAll();

  it('as a visitor: sign in first', async () => {
    for (const more of [...LOCKED, ...OWN]) {
      const { status, body } = await app().newBrowser().post(PATH, aJob(more));
      expect([more, status, body]).toEqual([
        more,
        401,
        { message: 'Please sign in to access this feature', code: 'SIGN_IN_REQUIRED' },
      ]);
    }
    expect([app().engine.asked(), await app().count('generations')]).toEqual([0, 0]);
  });

  it.each([
    ['out of credits', 'pro_trial_credits_used = 3'],
    ['with more used than there are', 'pro_trial_credits_used = 7'],
    [
      'with expired Pro',
      "plan = 'pro', pro_until = '2020-01-01T00:00:00Z', pro_trial_credits_used = 3, checkout_status = 'pending_activation'",
    ],
  ])('by a person %s: a Pro feature', async (_who, state) => {
    const browser = app().newBrowser();
    const user = await browser.signUp(newEmail());
    await app().database.pool.query(`update users set ${state} where id = $1`, [user.id]);
    for (const more of LOCKED) {
      const { status, body } = await browser.post(PATH, aJob(more));
      expect([more, status, body]).toEqual([
        more,
        403,
        { message: 'This feature requires a Pro subscription', code: 'PRO_REQUIRED' },
      ]);
    }
    for (const more of OWN) expect((await browser.post(PATH, aJob(more))).status).toBe(200);
  });

  it('as a stream neither: the refusal is plain JSON', async () => {
    const headers = { accept: 'text/event-stream' };
    const { status, body } = await app()
      .newBrowser()
      .post(PATH, aJob({ tone: 'casual' }), headers);
    expect([status, body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });
});
