import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { A_PASSWORD, newEmail } from '../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../testing/entitlement.ts';
import { payInOverlay } from '../../testing/overlay.ts';
import { startPaidApp } from '../../testing/paid-app.ts';
import { deliver, eventOf, readLastEvent, signatureOf } from '../../testing/signed-event.ts';

describe('a reported payment without a webhook', () => {
  it('is polled after 2, 4, 8 seconds and so on while the provider is away, and stays pending for half an hour', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const { body } = await app.post('/api/checkout/session', { plan: 'pro', billingFrequency: 'monthly' });
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.post('/api/paddle/payment-success', { paddleCheckoutId: body.transactionId });
    const asked = async () => (await app.sql('select max(polls) as n from checkout_attempts'))[0]?.n;
    for (const [polls, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      await app.pass({ seconds: seconds - 1 });
      expect(await asked()).toBe(polls);
      await app.pass({ seconds: 1 });
      expect(await asked()).toBe(polls + 1);
    }
    expect(await readEntitlement(app)).toEqual(PENDING);
    await app.pass({ minutes: 30 });
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('is polled for a day when the provider could not be asked in that time, and counts then', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    const paddleCheckoutId = await payInOverlay(app, app);
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.post('/api/paddle/payment-success', { paddleCheckoutId });
    for (const minutes of [29, 2, 60]) await app.pass({ minutes });
    expect(await readEntitlement(app)).toEqual(FREE);
    await app.order('fault', { kind: 'none' });
    await app.pass({ hours: 1 });
    expect(await readEntitlement(app)).toMatchObject({ plan: 'pro', checkoutStatus: null });
  });
});

describe('a missed event', () => {
  it('is fetched the same day', async () => {
    const app = await startPaidApp({ trialDays: 0 });
    await app.signUp();
    await app.order('deliver', { mode: 'lost' });
    const begun = await app.post('/api/checkout/session', { plan: 'pro', billingFrequency: 'monthly' });
    await app.sql('update checkout_attempts set next_poll_at = null');
    await app.order('pay', { transactionId: begun.body.transactionId, card: 'ok' });
    await app.settled();
    expect(await app.sql('select * from payment_events')).toEqual([]);
    await app.pass({ days: 1 });
    expect(await readEntitlement(app)).toMatchObject({ plan: 'pro', checkoutStatus: null });
    const outcomes = await app.sql('select distinct outcome from payment_events order by 1');
    expect(outcomes).toEqual([{ outcome: 'applied' }, { outcome: 'ignored' }]);
    expect(await app.sql("select 1 from jobs where kind = 'mail:pro-welcome'")).toHaveLength(1);
  });
});

describe('the daily reconciliation', () => {
  it('is retried after a failure, and starts from the first event when the provider has forgotten the last one we know', async () => {
    const app = await startPaidApp({ trialDays: 0 });
    await app.signUp();
    await app.buy(app);
    await app.pass({ days: 27 });
    // No webhook comes any more, not even of the renewal.
    await app.order('deliver', { mode: 'lost' });
    const missed = () => app.sql("select * from payment_events where received_at > '2026-03-30'");
    await app.order('fault', { kind: 'html', at: '/events', times: 'always' });
    await app.pass({ days: 6 });
    expect(await missed()).toEqual([]);
    await app.order('fault', { kind: 'none' });
    await app.order('fault', { kind: 'status', status: 400, at: '/events' });
    await app.pass({ seconds: 10 });
    expect(await missed()).not.toEqual([]);
  });
});

describe('payments of an erased person', () => {
  it('are stored without them, whatever the provider sends later, and a running subscription is ended', async () => {
    const app = await startPaidApp({ trialDays: 0 });
    const email = newEmail();
    const { id } = await app.signUp(email);
    await app.buy(app, { email });
    const [customer = {}] = await app.sql('select customer_id, email from billing_customers');
    expect(customer.email).toBe(email);
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.send('DELETE', `/api/user/${id}`, { body: { email, password: A_PASSWORD } });
    await app.pass({ days: 31 });
    expect(await app.sql('select id from users')).toEqual([]);
    expect(await app.sql("select * from subscriptions where status <> 'canceled'")).toHaveLength(1);
    const body = eventOf(app, 'customer.updated', { id: customer.customer_id, email, name: 'Anna' });
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
    await app.settled();
    expect(await app.sql('select email from billing_customers')).toEqual([{ email: null }]);
    const naming = 'select * from payment_events where strpos(payload::text, $1) > 0 or strpos(payload::text, $2) > 0';
    expect(await app.sql(naming, [email, 'Anna'])).toEqual([]);
    expect(await app.sql("select * from payment_events where outcome = 'failed'")).toEqual([]);
    await app.order('fault', { kind: 'none' });
    await app.pass({ hours: 6 });
    expect(app.paddle.state().subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('first seen as a customer before or after the payment are treated as erased; the record of another person stays', async () => {
    const app = await startPaidApp();
    const email = newEmail();
    await app.signUp(email);
    await app.buy(app, { email });
    const bought = await readLastEvent(app, 'transaction.completed');
    const sendEvent = async (type: string, data: object) => {
      const body = eventOf(app, type, data);
      expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
      await app.pass({ seconds: 1 });
    };
    const { id: erased } = await app.newBrowser().signUp();
    await app.sql('delete from users where id = $1', [erased]);
    for (const [suffix, reported] of [
      ['ky4', ['customer', 'payment', 'customer']],
      ['ky5', ['payment', 'customer']],
    ] as const) {
      const customer = {
        id: `ctm_01hv6y1jedq4p1n0yqn5ba3${suffix}`,
        email: 'late@freelance.example',
        name: 'Late Anna',
      };
      const payment = { ...bought, id: `txn_01hv8wptq8987qeep44cyre${suffix}`, subscription_id: null };
      const named = { ...payment, customer_id: customer.id, custom_data: { userId: erased } };
      for (const what of reported)
        await (what === 'customer'
          ? sendEvent('customer.updated', customer)
          : sendEvent('transaction.completed', named));
      expect(await app.sql('select email from billing_customers where customer_id = $1', [customer.id])).toEqual([
        { email: null },
      ]);
      const about = await app.sql('select payload::text as payload from payment_events where customer_id = $1', [
        customer.id,
      ]);
      expect(about).toHaveLength(reported.length);
      expect(about.filter(({ payload: text }) => /late@|Anna/.test(String(text)))).toEqual([]);
    }
    // A payer may claim to be anybody, and type any address.
    const forged = { ...bought, id: 'txn_01hv8wptq8987qeep44cyrewp9', subscription_id: null };
    await sendEvent('transaction.completed', { ...forged, custom_data: { userId: randomUUID() } });
    expect(await app.sql('select email from billing_customers where email is not null')).toEqual([{ email }]);
  });

  it('are deleted after seven years', async () => {
    const app = await startPaidApp({ trialDays: 0 });
    await app.signUp();
    const transactionId = await app.buy(app);
    await app.order('refund', { transactionId });
    await app.settled();
    expect(await app.count('billing_adjustments')).toBe(1);
    await app.sql(
      `update payment_events set received_at = '2019-01-01'; update billing_adjustments set updated_at = '2019-01-01';
       update billing_customers set created_at = '2019-01-01';
       update billing_transactions set updated_at = '2019-01-01'; update subscriptions set updated_at = '2019-01-01', status = 'canceled'`,
    );
    await app.order('deliver', { mode: 'manual' });
    await app.order('fault', { kind: 'reset', times: 'always' });
    await app.pass({ days: 1 });
    const records = ['payment_events', 'billing_transactions', 'billing_adjustments', 'subscriptions'] as const;
    for (const table of [...records, 'billing_customers'] as const) {
      expect(await app.count(table), table).toBe(0);
    }
  });
});
