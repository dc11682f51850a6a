import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../../testing/client.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';
import { FREE, PENDING, standingOf } from '../../../testing/standing.ts';

const REPORT = '/api/paddle/payment-success';
const UNKNOWN = 'txn_01hv8wptq8987qeep44cyrewp9';

const check = (browser: Client) => browser.send('POST', '/api/checkout/status');

/** Somebody opens the overlay and pays in it; what its script would do then is not done, as when the browser crashes. */
async function overlay(app: PaidApp, browser: Client): Promise<void> {
  const { items, customData } = (await browser.post('/api/checkout/attempt', {})).body;
  const [item] = z.array(z.object({ priceId: z.string() })).parse(items);
  const body = { items: [{ price_id: item?.priceId, quantity: 1 }], custom_data: customData };
  const made = await fetch(`${app.paddle.url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.paddle.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, checkout: { url: `${app.origin}/checkout` } }),
  });
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await made.json());
  await app.order('pay', { transactionId: data.id, card: 'ok' });
}

describe('a browser that says it was paid (hardening P5)', () => {
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
      const pending = { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' };
      expect([answer.status, answer.body], JSON.stringify(body)).toEqual([200, pending]);
      expect([await standingOf(app), await standingOf(other)]).toEqual([PENDING, FREE]);
    }
  });

  it('is waited for half an hour, however often it is said', async () => {
    const app = await startPaidApp();
    await app.signUp();
    await app.post(REPORT, {});
    await app.pass({ minutes: 20 });
    await app.post(REPORT, {});
    expect(await standingOf(app)).toEqual(PENDING);
    await app.pass({ minutes: 11 });
    expect((await check(app)).body).toMatchObject({ plan: 'free' });
    await expect.poll(() => standingOf(app)).toEqual(FREE);
    expect((await app.sql('select count(*)::int as n from checkout_attempts'))[0]).toEqual({ n: 1 });
  });

  it('changes nothing for somebody who is Pro', async () => {
    const app = await startPaidApp();
    await app.signUp();
    await app.buy(app);
    const before = await standingOf(app);
    const answer = await app.post(REPORT, { paddleCheckoutId: UNKNOWN });
    expect(answer.body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
    expect(await standingOf(app)).toEqual(before);
    expect((await app.sql('select count(*)::int as n from checkout_attempts'))[0]).toEqual({ n: 1 });
  });

  it('has the payment it names looked up, also when the provider tells nothing', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const id = await app.buy(app);
    await app.post(REPORT, { paddleCheckoutId: id });
    expect((await check(app)).body).toEqual({
      success: true,
      plan: 'pro',
      checkoutStatus: null,
    });
  });
});

describe('Check Status', () => {
  it('says how it stands to somebody who has paid nothing', async () => {
    const app = await startPaidApp();
    await app.signUp();
    const answer = await check(app);
    expect([answer.status, answer.body]).toEqual([200, { success: true, plan: 'free', checkoutStatus: null }]);
  });

  it('asks about the own payments alone', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    const other = app.newBrowser();
    await other.signUp();
    expect((await check(other)).body).toMatchObject({ plan: 'free' });
    expect(await standingOf(app)).toEqual(FREE);
    expect((await check(app)).body).toMatchObject({ plan: 'pro' });
  });

  it('is enough when our server was down while the payment was told', async () => {
    const app = await startPaidApp();
    await app.signUp();
    app.paddle.setWebhookUrl(null);
    await app.buy(app);
    expect(await standingOf(app)).toEqual(FREE);
    expect((await check(app)).body).toMatchObject({ plan: 'pro' });
  });

  it('is enough when we were told of the payment, and nobody told us of the subscription', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    const paid = app.paddle.state().events.find(({ event_type: type }) => type === 'transaction.paid');
    await app.order('deliver', { eventId: paid?.event_id });
    await app.sql('update checkout_attempts set is_settled = true, next_poll_at = null');
    expect(await standingOf(app)).toMatchObject({ plan: 'free', checkoutStatus: 'pending_activation' });
    expect((await check(app)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
  });

  it('is enough when neither the browser nor the provider told us of a payment in the overlay', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const other = app.newBrowser();
    await other.signUp();
    await overlay(app, other);
    await overlay(app, app);
    expect(await standingOf(app)).toEqual(FREE);
    expect((await check(app)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
    expect(await standingOf(other)).toEqual(FREE);
    expect(await app.sql('select user_id, is_settled from checkout_attempts where is_settled')).toHaveLength(1);
  });

  it('has an end for a program in a loop', async () => {
    const app = await startPaidApp();
    await app.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 121; i += 1) statuses.push((await check(app)).status);
    expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([200]), 429]);
  });
});
