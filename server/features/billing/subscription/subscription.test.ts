import { describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { readEntitlement } from '../../../testing/entitlement.ts';
import { startForgingProvider } from '../../../testing/forging-provider.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

const read = async (browser: Client) => (await browser.get('/api/subscription')).body.subscription;
const cancel = (browser: Client) => browser.send('POST', '/api/checkout/cancel-subscription');
const resume = (browser: Client) => browser.send('POST', '/api/checkout/resume-subscription');
const manage = (browser: Client) => browser.get('/api/checkout/manage-subscription');
const NONE = [404, { code: 'NO_SUBSCRIPTION', message: 'You have no subscription.' }];
const at = (moment: string) => expect.stringMatching(new RegExp(`^${moment}`));

/** Each of these calls, by a person without a subscription. */
const CALLS = [
  ['GET', '/api/checkout/manage-subscription'],
  ['POST', '/api/checkout/cancel-subscription'],
  ['POST', '/api/checkout/resume-subscription'],
] as const;

it('the view of a yearly subscription without a trial has its cycle, also at a price that is no longer sold', async () => {
  const app = await startPaidApp({ trialDays: 0 });
  await app.signUp();
  await app.buy(app, { cycle: 'yearly' });
  expect(await read(app)).toEqual({
    status: 'active',
    cycle: 'yearly',
    priceCents: 8999,
    currency: 'USD',
    nextChargeAt: at('2027-03-02T09:00:00'),
    trialEndsAt: null,
    cancelsAt: null,
    accessUntil: at('2027-03-05T09:00:00'),
    unpaidSince: null,
    ended: null,
  });
  await app.sql("update subscriptions set price_id = 'pri_01gsz8x8sawmvhz1pv30nge1ke', unit_price_cents = 5000");
  expect(await read(app)).toMatchObject({ cycle: 'yearly', priceCents: 5000 });
});

describe('the provider’s portal', () => {
  it('opens for the one of two payers with the same address who has confirmed it, and refuses the other', async () => {
    const app = await startPaidApp();
    await app.signUp('victim@freelance.example');
    await app.buy(app, { email: 'victim@freelance.example' });
    const eve = app.newBrowser();
    await eve.signUp();
    await app.sql('update users set email_verified_at = now() where email <> $1', ['victim@freelance.example']);
    await app.buy(eve, { email: 'victim@freelance.example' });
    const message =
      'Another account has paid with the same email address, so payment management opens only for the account that has confirmed that address. You can still cancel here; for anything else please contact support.';
    for (const browser of [eve, app]) {
      const answer = await manage(browser);
      expect([answer.status, answer.body]).toEqual([502, { code: 'PORTAL_UNAVAILABLE', message }]);
    }
    await app.sql('update users set email_verified_at = now()');
    expect([(await manage(eve)).status, (await manage(app)).status]).toEqual([502, 200]);
    expect((await cancel(eve)).status).toBe(200);
    const plans = app.paddle.state().subscriptions.map(({ scheduled_change: planned }) => planned?.action ?? null);
    expect(plans).toEqual([null, 'cancel']);
  });

  it('does not open at an address that is not the provider’s (docs/spec/security.md §R2)', async () => {
    const provider = await startForgingProvider();
    const app = await startPaidApp({ env: provider.env });
    provider.at(app.paddle.url);
    await app.signUp();
    await app.buy(app);
    const overview = 'https://evil.example/';
    provider.forge((asked) => (asked.includes('portal-sessions') ? { urls: { general: { overview } } } : undefined));
    const answer = await manage(app);
    const message = 'Payment service did not return a valid URL';
    expect([answer.status, answer.body]).toEqual([502, { code: 'NO_PORTAL_URL', message }]);
  });
});

describe('cancelling and resuming (docs/spec/security.md §P8)', () => {
  it('keeps Pro to the exact end of the period, once or at once; resuming undoes it, and the portal opens to the end', async () => {
    const app = await startPaidApp();
    await app.signUp('anna@freelance.example');
    await app.buy(app);
    const { url } = (await manage(app)).body;
    expect([new URL(String(url)).origin, (await fetch(String(url))).status]).toEqual([app.paddle.url, 200]);
    const before = await read(app);
    const answers = await Promise.all([cancel(app), cancel(app), cancel(app)]);
    const accessUntil = at('2026-03-09T09:00:00');
    for (const answer of [...answers, await cancel(app)])
      expect([answer.status, answer.body]).toEqual([200, { success: true, accessUntil }]);
    expect(await readEntitlement(app)).toEqual({ plan: 'pro', proUntil: accessUntil, checkoutStatus: null });
    expect(await read(app)).toMatchObject({ nextChargeAt: null, cancelsAt: accessUntil, accessUntil });
    expect(app.paddle.state().subscriptions).toMatchObject([{ scheduled_change: { action: 'cancel' } }]);
    for (const answer of [await resume(app), await resume(app)])
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await read(app)).toEqual(before);
    expect(app.paddle.state().subscriptions).toMatchObject([{ scheduled_change: null }]);

    await cancel(app);
    await app.pass({ days: 8 });
    await app.signIn('anna@freelance.example');
    expect(await read(app)).toMatchObject({ status: 'canceled', nextChargeAt: null, accessUntil: null });
    expect((await manage(app)).status).toBe(200);
    for (const answer of [await cancel(app), await resume(app)]) expect([answer.status, answer.body]).toEqual(NONE);
  });

  it('ends what the provider runs, also without webhooks', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await app.buy(app);
    expect((await cancel(app)).status).toBe(200);
    expect(app.paddle.state().subscriptions).toMatchObject([{ scheduled_change: { action: 'cancel' } }]);
    // Resumed in the portal without a webhook: it is cancelled again.
    await change(app, { scheduled_change: null });
    expect((await cancel(app)).status).toBe(200);
    expect(app.paddle.state().subscriptions).toMatchObject([{ scheduled_change: { action: 'cancel' } }]);
  });

  it('ends every subscription of a person who has paid twice', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const first = await app.post('/api/checkout/session', {});
    const second = await app.post('/api/checkout/session', { billingFrequency: 'yearly' });
    for (const { body } of [first, second]) {
      await app.order('pay', { transactionId: body.transactionId });
    }
    await app.order('deliver', { mode: 'auto' });
    await app.settled();
    expect((await cancel(app)).status).toBe(200);
    const changes = app.paddle.state().subscriptions.map(({ scheduled_change: planned }) => planned?.action);
    expect(changes).toEqual(['cancel', 'cancel']);
    // One is enough to come back to.
    expect((await resume(app)).status).toBe(200);
    expect(app.paddle.state().subscriptions.filter(({ scheduled_change: planned }) => !planned)).toHaveLength(1);
  });

  it('is refused without a subscription, and changes nobody else’s', async () => {
    const app = await startPaidApp();
    await app.signUp();
    await app.buy(app);
    const eve = app.newBrowser();
    await eve.signUp();
    const { id } = app.paddle.state().subscriptions[0] ?? {};
    for (const [method, path] of CALLS) {
      const answer = await eve.send(method, `${path}?subscriptionId=${id}`, {
        ...(method === 'POST' && { body: { subscriptionId: id, userId: 1 } }),
      });
      expect([answer.status, answer.body], path).toEqual(NONE);
    }
    expect(app.paddle.state().subscriptions).toMatchObject([{ scheduled_change: null, status: 'trialing' }]);
  });

  it('limits a program in a loop', async () => {
    const app = await startPaidApp();
    await app.signUp();
    expect((await manage(app)).status).toBe(404);
    await app.sql("update rate_limits set points = 59 where key like 'subscription-change:%'");
    expect([(await manage(app)).status, (await manage(app)).status]).toEqual([404, 429]);
  });
});

/** As the buyer does in the provider's portal. */
async function change({ paddle }: PaidApp, body: object): Promise<void> {
  const { id } = paddle.state().subscriptions[0] ?? {};
  const headers = { authorization: `Bearer ${paddle.apiKey}`, 'content-type': 'application/json' };
  const answer = await fetch(`${paddle.url}/subscriptions/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}
