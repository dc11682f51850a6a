import { describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../../testing/entitlement.ts';
import { type Forgery, startForgingProvider } from '../../../testing/forging-provider.ts';
import { startPaidApp } from '../../../testing/paid-app.ts';

const COMPLETE = '/api/paddle/checkout-complete';
const UNKNOWN = 'txn_01hv8wptq8987qeep44cyrewp9';
const complete = (browser: Pick<Client, 'post'>, transactionId: string) => browser.post(COMPLETE, { transactionId });
const PRO = { success: true, plan: 'pro', checkoutStatus: null };

/** The provider tells nothing by itself, so that what a report does can be seen. */
const quiet = (env: Record<string, string> = {}) => startPaidApp({ deliveries: 'manual', env });

describe('a payment that is reported', () => {
  it('makes Pro of who paid it, told by nobody else', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    expect(await readEntitlement(app)).toEqual(FREE);
    const answer = await complete(app, id);
    expect([answer.status, answer.body]).toEqual([200, PRO]);
    // A week of trial from the second of March, and 72 hours in which a renewal may be late.
    expect(await readEntitlement(app)).toMatchObject({ plan: 'pro', checkoutStatus: null });
    expect(String((await readEntitlement(app)).proUntil)).toMatch(/^2026-03-12T09:00:00/);
  });

  it('changes nothing when it is reported again, also ten times at once, and when it is told afterwards', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(app, id)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(10).fill([200, PRO]));
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

  it('is found by its id wherever the page has it', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    for (const body of [
      { checkoutId: id },
      { checkoutId: 'che_1', paddleData: { data: { id: 'che_1', transaction_id: id } } },
      { paddleData: { id } },
      { transactionId: ' ', paddleData: { transactionId: id } },
    ]) {
      expect((await app.post(COMPLETE, body)).body, JSON.stringify(body)).toEqual(PRO);
    }
  });

  it('is named by nothing, or is not known', async () => {
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
    const message = 'We do not know this payment. If you were charged, please contact support.';
    for (const id of [UNKNOWN, 'nope', "txn_' or 1=1", '../customers', UNKNOWN.toUpperCase()]) {
      const answer = await complete(app, id);
      expect([answer.status, answer.body], id).toEqual([404, { code: 'TRANSACTION_NOT_FOUND', message }]);
    }
    expect((await complete(app, 'x'.repeat(65))).body.code).toBe('INVALID_INPUT');
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('waits for the provider where it is not paid yet', async () => {
    const app = await quiet();
    await app.signUp();
    const { body } = await app.post('/api/checkout/session', {});
    const answer = await complete(app, String(body.transactionId));
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' },
    ]);
    expect(await readEntitlement(app)).toEqual(PENDING);
    await app.order('pay', {});
    expect((await app.send('POST', '/api/checkout/status')).body).toEqual(PRO);
  });

  it('waits for its subscription where it is paid and that is not there yet', async () => {
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

describe('a payment that is not what it is said to be (docs/spec/security.md §P6)', () => {
  it('someone else’s is refused before and after its owner has used it, and stays theirs', async () => {
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
    expect((await complete(app, id)).body).toEqual(PRO);
    const late = await complete(eve, id);
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'TRANSACTION_USED', message: 'This payment has been used for another account already.' },
    ]);
    expect([await readEntitlement(eve), (await readEntitlement(app)).plan]).toEqual([FREE, 'pro']);
  });

  it('of two who report it at once only the one who paid is Pro', async () => {
    const app = await quiet();
    await app.signUp();
    const id = await app.buy(app);
    const eve = app.newBrowser();
    await eve.signUp();
    const answers = await Promise.all([eve, app, eve, app, eve].map((browser) => complete(browser, id)));
    expect(answers.map(({ status }) => status === 200)).toEqual([false, true, false, true, false]);
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
      'a price of its own in another currency',
      () => ({
        currency_code: 'JPY',
        items: [{ quantity: 1, price: { ...other, unit_price: { amount: '999', currency_code: 'JPY' } } }],
      }),
      NOT_OURS,
    ],
    ['cancelled', () => ({ status: 'canceled' }), NOT_MADE],
    ['past due', () => ({ status: 'past_due' }), NOT_MADE],
  ];

  it('for something else, or not made, is refused, and nothing comes of it', async () => {
    const provider = await startForgingProvider();
    const app = await quiet(provider.env);
    provider.at(app.paddle.url);
    await app.signUp();
    const id = await app.buy(app);
    for (const [what, change, message] of CHANGES) {
      provider.forge(onTransaction((data) => ({ ...data, ...change(data) })));
      const answer = await complete(app, id);
      expect([answer.status, answer.body], what).toEqual([422, { code: 'TRANSACTION_NOT_OURS', message }]);
    }
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('that is not paid is waited for, and is no Pro', async () => {
    const provider = await startForgingProvider();
    const app = await quiet(provider.env);
    provider.at(app.paddle.url);
    await app.signUp();
    const id = await app.buy(app);
    for (const status of ['draft', 'ready', 'billed']) {
      provider.forge(onTransaction((data) => ({ ...data, status, subscription_id: null })));
      expect((await complete(app, id)).body).toMatchObject({ plan: 'free', checkoutStatus: 'pending_confirmation' });
      expect(await readEntitlement(app)).toEqual(PENDING);
    }
  });

  it('one of another billing mode keeps its plan, and nothing is done with it in this one', async () => {
    const app = await quiet();
    const user = await app.signUp();
    const id = await app.buy(app);
    await complete(app, id);
    for (const table of ['subscriptions', 'billing_transactions', 'checkout_attempts']) {
      await app.sql(`update ${table} set environment = 'live'`);
    }
    await app.sql("update users set plan = 'free', pro_until = null");
    // Something of this mode has the entitlement recomputed.
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

describe('whose a payment is, where the browser has changed what it sends to the provider (docs/spec/security.md §P7)', () => {
  it('is the attempt’s: the one whose session opened it, whoever is named besides', async () => {
    const provider = await startForgingProvider();
    const app = await quiet(provider.env);
    provider.at(app.paddle.url);
    await app.signUp();
    const id = await app.buy(app);
    const victim = app.newBrowser();
    const { id: victimId } = await victim.signUp();
    provider.forge(onBoth((data) => ({ ...data, custom_data: { ...fields(data.custom_data), userId: victimId } })));
    expect((await complete(victim, id)).body.code).toBe('TRANSACTION_NOT_YOURS');
    expect((await complete(app, id)).body).toEqual(PRO);
    expect(await readEntitlement(victim)).toEqual(FREE);
  });

  it('is nobody’s where it names nobody: the one who knows its id does not get it', async () => {
    const provider = await startForgingProvider();
    const app = await quiet(provider.env);
    provider.at(app.paddle.url);
    await app.signUp();
    const id = await app.buy(app);
    await app.sql('delete from checkout_attempts');
    provider.forge(onBoth((data) => ({ ...data, custom_data: null })));
    const answer = await complete(app, id);
    expect([answer.status, answer.body.code]).toEqual([404, 'TRANSACTION_NOT_FOUND']);
    expect(await readEntitlement(app)).toEqual(FREE);
  });

  it('is not claimed by a report that came while the provider could not be asked', async () => {
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
