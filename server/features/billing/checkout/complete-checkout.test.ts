import { describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../../testing/entitlement.ts';
import { type Forgery, startForgingProvider } from '../../../testing/forging-provider.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const COMPLETE = '/api/paddle/checkout-complete';
const UNKNOWN = 'txn_01hv8wptq8987qeep44cyrewp9';
const complete = (browser: Pick<Client, 'post'>, transactionId: string) => browser.post(COMPLETE, { transactionId });
const PRO = { success: true, plan: 'pro', checkoutStatus: null };

/** The provider sends no webhooks, so that the effect of a report alone is visible. */
const quiet = (env: Record<string, string> = {}) => startPaidApp({ deliveries: 'manual', env });

/** The same with a person, and answers of the provider that can be changed. */
async function forged() {
  const provider = await startForgingProvider();
  const app = await quiet(provider.env);
  provider.at(app.paddle.url);
  await app.signUp();
  return { app, provider };
}

describe('a payment that is reported', () => {
  it('counts once, by its id in any field of the report, also ten times at once, or when its webhook comes later', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(app, id)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(10).fill([200, PRO]));
    for (const body of [
      { checkoutId: id },
      { checkoutId: 'che_1', paddleData: { data: { id: 'che_1', transaction_id: id } } },
      { paddleData: { id } },
      { transactionId: ' ', paddleData: { transactionId: id } },
    ]) {
      expect((await app.post(COMPLETE, body)).body, JSON.stringify(body)).toEqual(PRO);
    }
    const before = await readEntitlement(app);
    await app.order('deliver', { mode: 'auto' });
    await app.settled();
    expect((await complete(app, id)).status).toBe(200);
    expect(await readEntitlement(app)).toEqual(before);
    expect(await app.sql('select count(*)::int as n from subscriptions')).toEqual([{ n: 1 }]);
    expect(await app.sql('select is_settled, next_poll_at from checkout_attempts')).toEqual([
      { is_settled: true, next_poll_at: null },
    ]);
  });

  it('is refused without an id, or with an unknown one', async () => {
    const app = await quiet();
    await app.signUp();
    const nothing = { code: 'NO_TRANSACTION_ID', message: 'No transaction ID found in response' };
    for (const body of [
      {},
      { transactionId: ' ', checkoutId: '' },
      { checkoutId: 'che_01hv8wptq8987qeep44cyrewp9' },
      { paddleData: { id: 7, data: ['txn_1'], transaction_id: { $ne: null } } },
      { paddleData: UNKNOWN },
    ]) {
      const answer = await app.post(COMPLETE, body);
      expect([answer.status, answer.body], JSON.stringify(body)).toEqual([400, nothing]);
    }
    const message = 'We couldn’t find this payment. If you were charged, please contact support.';
    for (const id of [UNKNOWN, 'nope', "txn_' or 1=1", '../customers', UNKNOWN.toUpperCase()]) {
      const answer = await complete(app, id);
      expect([answer.status, answer.body], id).toEqual([404, { code: 'TRANSACTION_NOT_FOUND', message }]);
    }
    expect((await complete(app, 'x'.repeat(65))).body.code).toBe('INVALID_INPUT');
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('stays pending while the provider has not collected it', async () => {
    const { app, provider } = await forged();
    const { body } = await app.post('/api/checkout/session', {});
    const id = String(body.transactionId);
    const pending = { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' };
    for (const status of ['draft', 'ready', 'billed']) {
      provider.forge(onTransaction((data) => ({ ...data, status })));
      const answer = await complete(app, id);
      expect([answer.status, answer.body], status).toEqual([200, pending]);
      expect(await readEntitlement(app), status).toEqual(PENDING);
    }
    provider.forge(() => undefined);
    await app.order('pay', {});
    expect((await app.send('POST', '/api/checkout/status')).body).toEqual(PRO);
  });

  it('stays pending while it is paid and its subscription does not exist yet', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app, { card: 'slow' });
    expect((await complete(app, id)).body).toEqual({
      success: true,
      plan: 'free',
      checkoutStatus: 'pending_activation',
    });
    await app.pass({ minutes: 16 });
    expect((await app.send('POST', '/api/checkout/status')).body).toEqual(PRO);
  });
});

describe('a report of a payment that is not as claimed (docs/spec/security.md §P6)', () => {
  it('of another person is refused before, while and after the owner reports it, and stays the owner’s', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    const eve = app.newBrowser();
    await eve.signUp();
    const early = await complete(eve, id);
    expect([early.status, early.body]).toEqual([
      403,
      { code: 'TRANSACTION_NOT_YOURS', message: 'This payment belongs to another account.' },
    ]);
    const answers = await Promise.all([eve, app, eve, app, eve].map((browser) => complete(browser, id)));
    expect(answers.map(({ status }) => status === 200)).toEqual([false, true, false, true, false]);
    const late = await complete(eve, id);
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'TRANSACTION_USED', message: 'This payment has been used for another account already.' },
    ]);
    expect(await readEntitlement(eve)).toEqual(FREE);
    expect(await app.sql("select count(*)::int as n from users where plan = 'pro'")).toEqual([{ n: 1 }]);
  });

  const NOT_OURS = 'This payment is not for a Pro subscription.';
  const NOT_MADE = 'This payment was not made, so there is nothing to activate. Please start again.';
  const other = { id: 'pri_01gsz8x8sawmvhz1pv30nge1ke' };
  const CHANGES: readonly [what: string, change: Change, message: string][] = [
    ['another price', () => ({ items: [{ quantity: 1, price: other }] }), NOT_OURS],
    ['two of it', (data) => ({ items: times(data, 2) }), NOT_OURS],
    ['none of it', (data) => ({ items: times(data, 0) }), NOT_OURS],
    ['ours and another', (data) => ({ items: [...times(data, 1), { quantity: 1, price: other }] }), NOT_OURS],
    ['nothing', () => ({ items: [] }), NOT_OURS],
    [
      'a custom price in another currency',
      () => ({
        currency_code: 'JPY',
        items: [{ quantity: 1, price: { ...other, unit_price: { amount: '999', currency_code: 'JPY' } } }],
      }),
      NOT_OURS,
    ],
    ['cancelled', () => ({ status: 'canceled' }), NOT_MADE],
    ['past due', () => ({ status: 'past_due' }), NOT_MADE],
  ];

  it('of another product, or of no payment, is refused without effect', async () => {
    const { app, provider } = await forged();
    const id = await app.buy(app);
    for (const [what, change, message] of CHANGES) {
      provider.forge(onTransaction((data) => ({ ...data, ...change(data) })));
      const answer = await complete(app, id);
      expect([answer.status, answer.body], what).toEqual([422, { code: 'TRANSACTION_NOT_OURS', message }]);
    }
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('of another billing mode keeps its plan and does nothing in this mode', async () => {
    const app = await quiet();
    const user = await app.signUp();
    const id = await app.buy(app);
    await complete(app, id);
    for (const table of ['subscriptions', 'billing_transactions', 'checkout_attempts']) {
      await app.sql(`update ${table} set environment = 'live'`);
    }
    await app.sql("update users set plan = 'free', pro_until = null");
    // A payment of this mode triggers the recomputation of the entitlement.
    await app.post('/api/checkout/attempt', {});
    await app.post('/api/paddle/payment-success', {});
    expect(await readEntitlement(app)).toMatchObject({ plan: 'pro', checkoutStatus: null });
    expect((await app.get('/api/subscription')).body).toEqual({ subscription: null });
    for (const [method, path] of [
      ['POST', '/api/checkout/cancel-subscription'],
      ['POST', '/api/checkout/resume-subscription'],
      ['GET', '/api/checkout/manage-subscription'],
    ] as const) {
      expect((await app.send(method, path)).body.code, path).toBe('NO_SUBSCRIPTION');
    }
    const live = await app.sql("select user_id from subscriptions where environment = 'live'");
    expect(live).toEqual([{ user_id: user.id }]);
  });
});

describe('the owner of a payment whose custom data the browser has changed (docs/spec/security.md §P7)', () => {
  it('is the owner of the attempt: the user whose session opened it, whoever the data names', async () => {
    const { app, provider } = await forged();
    const id = await app.buy(app);
    const victim = app.newBrowser();
    const { id: victimId } = await victim.signUp();
    provider.forge(onBoth((data) => ({ ...data, custom_data: { ...fields(data.custom_data), userId: victimId } })));
    expect((await complete(victim, id)).body.code).toBe('TRANSACTION_NOT_YOURS');
    expect((await complete(app, id)).body).toEqual(PRO);
    expect(await readEntitlement(victim)).toEqual(FREE);
  });

  it('is nobody when it names nobody: knowing its id gives nothing', async () => {
    const { app, provider } = await forged();
    const id = await app.buy(app);
    await app.sql('delete from checkout_attempts');
    provider.forge(onBoth((data) => ({ ...data, custom_data: null })));
    const answer = await complete(app, id);
    expect([answer.status, answer.body.code]).toEqual([404, 'TRANSACTION_NOT_FOUND']);
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('is not the person who reported it while the provider was away', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    const eve = app.newBrowser();
    await eve.signUp();
    await eve.post('/api/checkout/attempt', {});
    await app.order('fault', { kind: 'status', times: 'always' });
    expect((await complete(eve, id)).body).toMatchObject({ plan: 'free', checkoutStatus: 'pending_confirmation' });
    await eve.post('/api/paddle/payment-success', { paddleCheckoutId: id });
    await app.order('fault', { kind: 'none' });
    expect((await eve.send('POST', '/api/checkout/status')).body).toEqual({
      success: true,
      plan: 'free',
      checkoutStatus: null,
    });
    expect((await complete(app, id)).body).toEqual(PRO);
    expect(await readEntitlement(eve)).toEqual(FREE);
  });
});

type Change = (data: Record<string, unknown>) => object;

const fields = (value: unknown): object => (typeof value === 'object' && value ? value : {});

function times({ items }: Record<string, unknown>, quantity: number): object[] {
  return (Array.isArray(items) ? items : []).map((item) => ({ ...fields(item), quantity }));
}

function onTransaction(change: (data: Record<string, unknown>) => Record<string, unknown>): Forgery {
  return (asked, data) => (asked.startsWith('GET /transactions/') ? change(data) : undefined);
}

function onBoth(change: (data: Record<string, unknown>) => Record<string, unknown>): Forgery {
  return (asked, data) => (/^GET \/(transactions|subscriptions)\//.test(asked) ? change(data) : undefined);
}
