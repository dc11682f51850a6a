import { describe, expect, it } from 'vitest';
import { aJob } from './testing/app.ts';
import { type PaidApp, startPaidApp } from './testing/paid-app.ts';

const EMAIL = 'anna@freelance.example';
const STARTS_AT = '2026-03-02T09:00:00.000Z';
const REFUSED = [403, 'This feature requires a Pro subscription'];
const WRITTEN = [200, undefined];

/** A person without credits who has just begun the seven days of trial. */
async function startTrial(card: 'ok' | 'renewals-fail' = 'ok'): Promise<PaidApp> {
  const app = await startPaidApp({ startsAt: STARTS_AT });
  const { id } = await app.signUp(EMAIL);
  await app.sql('update users set pro_trial_credits_used = 3 where id = $1', [id]);
  expect(await premium(app)).toEqual(REFUSED);
  await app.buy(app, { card });
  return app;
}

/** Asks for a proposal in a Pro tone. */
async function premium(app: PaidApp): Promise<unknown[]> {
  const { status, body } = await app.post('/api/generate-proposal', aJob({ tone: 'casual' }));
  return [status, body.message];
}

const proUntil = async (app: PaidApp) => String((await app.get('/api/user')).body.proUntil);

/** Time passes; after such an absence the person signs in again. */
async function pass(app: PaidApp, by: Parameters<PaidApp['pass']>[0]): Promise<void> {
  await app.pass(by);
  await app.signIn(EMAIL);
}

// What is bought at 09:00:00 is dated some milliseconds later by the provider: the last second of a trial has begun at 09:00:00.
const SECOND = /^2026-03-09T09:00:00\.\d{3}Z$/;

describe('a trial', () => {
  it('is Pro from its first moment', async () => {
    const app = await startTrial();
    expect(await premium(app)).toEqual(WRITTEN);
    expect((await app.get('/api/trial-credits')).body).toMatchObject({ isPro: true, remainingCredits: 0 });
  });

  it('that was cancelled ends with its last second, and everything locks then', async () => {
    const app = await startTrial();
    expect((await app.post('/api/checkout/cancel-subscription', {})).status).toBe(200);
    await app.settled();
    expect(await proUntil(app)).toMatch(SECOND);
    await pass(app, { days: 7 });
    expect(await premium(app)).toEqual(WRITTEN);
    await pass(app, { seconds: 1 });
    expect(await premium(app)).toEqual(REFUSED);
    expect((await app.get('/api/trial-credits')).body).toMatchObject({ isPro: false, remainingCredits: 0 });
  });

  it('locks at its end also if the provider sends nothing any more', async () => {
    const app = await startTrial();
    await app.post('/api/checkout/cancel-subscription', {});
    await app.settled();
    await app.order('deliver', { mode: 'manual' });
    await pass(app, { days: 7, seconds: 1 });
    expect(await premium(app)).toEqual(REFUSED);
  });

  it('goes over into the first month that is paid, and nothing locks in between', async () => {
    const app = await startTrial();
    for (const by of [{ days: 7 }, { seconds: 1 }, { days: 4 }]) {
      await pass(app, by);
      expect(await premium(app)).toEqual(WRITTEN);
    }
    // A month from the end of the trial, and the 72 hours for a late renewal event.
    expect(await proUntil(app)).toMatch(/^2026-04-12T09:00:00/);
  });

  it('whose first month cannot be paid is Pro for seven days more', async () => {
    const app = await startTrial('renewals-fail');
    await pass(app, { days: 7, seconds: 1 });
    expect([await premium(app), await proUntil(app)]).toEqual([WRITTEN, expect.stringMatching(/^2026-03-16T09:00:00/)]);
    await pass(app, { days: 7, seconds: -1 });
    expect(await premium(app)).toEqual(WRITTEN);
    await pass(app, { seconds: 1 });
    expect(await premium(app)).toEqual(REFUSED);
  });
});

describe('Check Status', () => {
  it('makes the server ask the provider, which has sent nothing', async () => {
    const app = await startPaidApp({ deliveries: 'manual', startsAt: STARTS_AT });
    await app.signUp();
    const transactionId = await app.buy(app, { card: 'ok' });
    const reported = await app.post('/api/paddle/payment-success', { paddleCheckoutId: transactionId });
    expect(reported.status).toBe(200);
    const checked = await app.post('/api/checkout/status', {});
    expect([checked.status, checked.body]).toEqual([200, { success: true, plan: 'pro', checkoutStatus: null }]);
    expect(await premium(app)).toEqual(WRITTEN);
  });
});
