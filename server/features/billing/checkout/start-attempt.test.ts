import { describe, expect, it } from 'vitest';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

const attempts = (app: PaidApp) => app.sql('select id, kind, cycle, user_id, is_settled from checkout_attempts');

describe('starting an overlay checkout', () => {
  it('returns the provider’s options from the session, of an attempt that is not paid or a day old, and to no Pro user', async () => {
    const app = await startPaidApp();
    const user = await app.signUp('anna@freelance.example');
    const answer = await app.post('/api/checkout/attempt', { billingFrequency: 'yearly' });
    const [row] = await attempts(app);
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        items: [{ priceId: app.paddle.priceIds.yearly, quantity: 1 }],
        customer: { email: 'anna@freelance.example' },
        customData: { userId: user.id, billingCycle: 'yearly', plan: 'pro', attemptId: row?.id },
      },
    ]);
    expect(row).toMatchObject({ kind: 'overlay', cycle: 'yearly', user_id: user.id, is_settled: false });
    expect(app.paddle.state().transactions).toEqual([]);
    const idOf = async () => (await app.post('/api/checkout/attempt', {})).body.customData;
    const first = await idOf();
    await app.post('/api/paddle/payment-success', { paddleCheckoutId: 'txn_01hv8wptq8987qeep44cyrewp9' });
    const second = await idOf();
    expect(second).not.toEqual(first);
    await app.pass({ days: 1, minutes: 1 });
    expect(await idOf()).not.toEqual(second);
    await app.buy(app);
    for (const path of ['/api/checkout/attempt', '/api/checkout/session']) {
      const { status, body } = await app.post(path, { billingFrequency: 'yearly' });
      expect([status, body]).toEqual([409, { code: 'ALREADY_SUBSCRIBED', message: 'You are already on the Pro plan' }]);
    }
    expect(app.paddle.state().transactions).toHaveLength(1);
  });

  it('creates one attempt for any number of clicks, monthly by default, and another for the other cycle; no more are sold, nor to a program in a loop', async () => {
    const app = await startPaidApp();
    await app.signUp();
    const clicks = await Promise.all(Array.from({ length: 10 }, () => app.post('/api/checkout/attempt', {})));
    expect(new Set(clicks.map(({ body }) => JSON.stringify(body.customData))).size).toBe(1);
    expect(clicks[0]?.body.customData).toMatchObject({ billingCycle: 'monthly' });
    await app.post('/api/checkout/attempt', { billingFrequency: 'yearly' });
    const message = 'Please choose monthly or yearly.';
    const refused = await app.post('/api/checkout/attempt', { billingFrequency: 'weekly' });
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'INVALID_INPUT', message, fields: { billingFrequency: message } },
    ]);
    expect((await app.post('/api/checkout/attempt', { userId: 'x' })).body.code).toBe('INVALID_INPUT');
    expect((await attempts(app)).map(({ cycle }) => String(cycle)).toSorted()).toEqual(['monthly', 'yearly']);
    const start = async () => (await app.post('/api/checkout/attempt', {})).status;
    await app.sql("update rate_limits set points = 59 where key like 'checkout-start:%'");
    expect([await start(), await start()]).toEqual([201, 429]);
    const other = app.newBrowser();
    await other.signUp();
    expect((await other.post('/api/checkout/attempt', {})).status).toBe(201);
  });
});
