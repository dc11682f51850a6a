import { describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../../testing/entitlement.ts';
import { payInOverlay } from '../../../testing/overlay.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const ATTEMPT = '/api/checkout/attempt';
const REPORT = '/api/paddle/payment-success';
const UNKNOWN = 'txn_01hv8wptq8987qeep44cyrewp9';

const NOT_CHECKED = {
  code: 'PAYMENT_NOT_CHECKED',
  message:
    'The payment service could not be reached. If you’ve already paid, you won’t be charged twice. Please check again in a while.',
};

const check = (browser: Client) => browser.send('POST', '/api/checkout/status');

describe('a browser that reports a payment (docs/spec/security.md §P5)', () => {
  it('changes nobody’s plan, and nothing of anybody else, whatever it sends', async () => {
    const app = await startPaidApp();
    const own = await app.signUp();
    const other = app.newBrowser();
    const { id: otherId } = await other.signUp();
    for (const body of [
      {},
      { userId: own.id, paddleCheckoutId: UNKNOWN },
      { userId: otherId, paddleCheckoutId: UNKNOWN },
      { userId: { $ne: null }, plan: 'pro', proUntil: '2099-01-01', status: 'completed' },
      { userId: 1, paddleCheckoutId: 'che_1' },
    ]) {
      const answer = await app.post(REPORT, body);
      const idle = { success: true, plan: 'free', checkoutStatus: null };
      expect([answer.status, answer.body], JSON.stringify(body)).toEqual([200, idle]);
      expect([await readEntitlement(app), await readEntitlement(other)]).toEqual([FREE, FREE]);
    }
    expect((await app.sql('select count(*)::int as n from checkout_attempts'))[0]).toEqual({ n: 0 });
  });

  it('makes it pending for half an hour, however often it is reported, and only for a person with an open checkout', async () => {
    const app = await startPaidApp();
    await app.signUp();
    const other = app.newBrowser();
    await other.signUp();
    // Nor by naming a payment while the provider is away.
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.post('/api/paddle/checkout-complete', { transactionId: UNKNOWN });
    expect(await readEntitlement(app)).toEqual(FREE);
    await app.order('fault', { kind: 'none' });
    await app.post(ATTEMPT, {});
    for (const browser of [other, app]) await browser.post(REPORT, {});
    expect([await readEntitlement(app), await readEntitlement(other)]).toEqual([PENDING, FREE]);
    await app.pass({ minutes: 20 });
    await app.post(REPORT, {});
    expect(await readEntitlement(app)).toEqual(PENDING);
    await app.pass({ minutes: 11 });
    expect((await check(app)).body).toMatchObject({ plan: 'free' });
    await expect.poll(() => readEntitlement(app)).toEqual(FREE);
    expect((await app.sql('select count(*)::int as n from checkout_attempts'))[0]).toEqual({ n: 1 });
  });
});

describe('a person who has paid in the overlay before any webhook', () => {
  it('cannot buy it again while the provider is away, once the payment is reported; others can', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await payInOverlay(app, app);
    const other = app.newBrowser();
    await other.signUp();
    const start = (browser: Client) => browser.post('/api/checkout/attempt', {});
    expect((await start(other)).status).toBe(201);
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.post(REPORT, {});
    await app.pass({ minutes: 31 });
    expect(await readEntitlement(app)).toEqual(FREE);
    const again = await start(app);
    expect([again.status, again.body]).toEqual([502, NOT_CHECKED]);
    expect((await start(other)).status).toBe(201);
    await app.order('fault', { kind: 'none' });
    expect((await start(app)).status).toBe(409);
    expect(await readEntitlement(app)).toMatchObject({ plan: 'pro' });
  });
});

describe('Check Status', () => {
  it('reads only the person’s own payments; a report changes nothing for a Pro user, and a program in a loop is limited', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    const other = app.newBrowser();
    await other.signUp();
    expect((await check(other)).body).toMatchObject({ plan: 'free' });
    expect(await readEntitlement(app)).toEqual(FREE);
    expect((await check(app)).body).toMatchObject({ plan: 'pro' });
    const before = await readEntitlement(app);
    const { body } = await app.post(REPORT, { paddleCheckoutId: UNKNOWN });
    expect(body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
    expect(await readEntitlement(app)).toEqual(before);
    expect((await app.sql('select count(*)::int as n from checkout_attempts'))[0]).toEqual({ n: 1 });
    await app.sql("update rate_limits set points = 119 where key like 'checkout-look:%'");
    expect([(await check(app)).status, (await check(app)).status]).toEqual([200, 429]);
  });

  it('finds a subscription when only the webhook of its payment came', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    const paid = app.paddle.state().events.find(({ event_type: type }) => type === 'transaction.paid');
    await app.order('deliver', { eventId: paid?.event_id });
    await app.sql('update checkout_attempts set is_settled = true, next_poll_at = null');
    expect(await readEntitlement(app)).toMatchObject({ plan: 'free', checkoutStatus: 'pending_activation' });
    expect((await check(app)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
  });

  it('finds an overlay payment that nobody reported, and does not answer that nothing was paid while it cannot ask', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const other = app.newBrowser();
    await other.signUp();
    await payInOverlay(app, other);
    await payInOverlay(app, app);
    expect(await readEntitlement(app)).toEqual(FREE);
    await app.order('fault', { kind: 'reset', times: 'always' });
    const refused = await check(app);
    expect([refused.status, refused.body]).toEqual([502, NOT_CHECKED]);
    await app.order('fault', { kind: 'none' });
    expect((await check(app)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
    expect(await readEntitlement(other)).toEqual(FREE);
    expect(await app.sql('select user_id, is_settled from checkout_attempts where is_settled')).toHaveLength(1);
  });
});
