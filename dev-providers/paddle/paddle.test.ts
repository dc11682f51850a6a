import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPaddleStandIn } from './index.ts';
import { OFFER, type Seller, startSeller } from './testing/seller.ts';

let seller: Seller;
beforeEach(async () => {
  seller = await startSeller();
});
afterEach(() => seller.close());

const types = () => seller.received.map(({ type }) => type);

it('tells of a purchase in the order Paddle tells it', async () => {
  await seller.order();
  const { subscriptions, transactions } = await seller.paddle.control('pay');
  expect(types()).toEqual([
    'transaction.created',
    'customer.created',
    'address.created',
    'transaction.updated',
    'transaction.ready',
    'transaction.paid',
    'transaction.updated',
    'subscription.created',
    'subscription.activated',
    'transaction.updated',
    'transaction.updated',
    'transaction.completed',
  ]);
  expect(subscriptions[0]).toMatchObject({ status: 'active', custom_data: { userId: 'somebody' } });
  expect(transactions[0]).toMatchObject({ status: 'completed', subscription_id: subscriptions[0]?.id });
  expect(transactions[0]?.details.totals).toMatchObject({ total: '1200', balance: '0' });
});

it('signs with the secret what it sends, by the time of the machine and not by its own', async () => {
  await seller.paddle.control('clock', { advance: { days: 400 } });
  await seller.order();
  await seller.paddle.settled();
  const { body = '', signature = '' } = seller.received.at(-1) ?? {};
  const [, ts = '', h1] = /^ts=(\d+);h1=([\da-f]{64})$/.exec(signature) ?? [];
  expect(h1).toBe(createHmac('sha256', seller.paddle.webhookSecret).update(`${ts}:${body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(ts))).toBeLessThan(60);
  expect(Date.parse(JSON.parse(body).occurred_at)).toBeGreaterThan(Date.now() + 399 * 86_400_000);
});

it('begins with a trial that costs nothing, and charges when it ends', async () => {
  await seller.close();
  seller = await startSeller({ trialDays: 7 });
  await seller.order('yearly');
  const trial = await seller.paddle.control('pay');
  expect(trial.subscriptions[0]).toMatchObject({ status: 'trialing', first_billed_at: null });
  expect(trial.transactions[0]?.details.totals.total).toBe('0');
  const { subscriptions, transactions } = await seller.paddle.control('clock', { advance: { days: 7, minutes: 1 } });
  expect(subscriptions[0]?.status).toBe('active');
  expect(transactions.map(({ status, details }) => [status, details.totals.total])).toEqual([
    ['completed', '0'],
    ['completed', '12000'],
  ]);
});

it('declines the card that is declined, and takes another after it', async () => {
  await seller.order();
  const declined = await seller.paddle.control('pay', { card: 'declined' });
  expect(declined.transactions[0]).toMatchObject({
    status: 'ready',
    payments: [{ status: 'error', error_code: 'declined' }],
  });
  expect(types().at(-1)).toBe('transaction.payment_failed');
  const paid = await seller.paddle.control('pay', { card: 'ok' });
  expect(paid.transactions[0]?.payments.map(({ status }) => status)).toEqual(['captured', 'error']);
});

it('leaves the slow card paid without a subscription until the clock has moved on', async () => {
  await seller.order();
  const paid = await seller.paddle.control('pay', { card: 'slow' });
  expect([paid.transactions[0]?.status, paid.subscriptions.length]).toEqual(['paid', 0]);
  const later = await seller.paddle.control('clock', { advance: { minutes: 16 } });
  expect([later.transactions[0]?.status, later.subscriptions.length]).toEqual(['completed', 1]);
});

it('is past due with the unpaid period when a renewal fails, tries again, and ends after thirty days', async () => {
  await seller.order();
  const bought = await seller.paddle.control('pay', { card: 'renewals-fail' });
  const endsAt = bought.subscriptions[0]?.current_billing_period?.ends_at;
  const { subscriptions } = await seller.paddle.control('renew');
  expect(subscriptions[0]).toMatchObject({ status: 'past_due', current_billing_period: { starts_at: endsAt } });
  const tried = await seller.paddle.control('clock', { advance: { days: 8 } });
  expect(tried.transactions.at(-1)?.payments.length).toBe(3);
  const ended = await seller.paddle.control('clock', { advance: { days: 23 } });
  expect(ended.subscriptions[0]).toMatchObject({ status: 'canceled', current_billing_period: null });
  expect(ended.transactions.at(-1)?.status).toBe('canceled');
});

it('recovers when another card pays what is past due', async () => {
  await seller.order();
  await seller.paddle.control('pay', { card: 'renewals-fail' });
  await seller.paddle.control('renew');
  const { subscriptions, transactions } = await seller.paddle.control('card', { card: 'ok' });
  expect([subscriptions[0]?.status, transactions.at(-1)?.status]).toEqual(['active', 'completed']);
});

it('ends at the end of the period that was cancelled, and not a moment before', async () => {
  await seller.order();
  const { subscriptions } = await seller.paddle.control('pay');
  const id = subscriptions[0]?.id;
  await seller.call('POST', `/subscriptions/${id}/cancel`, {});
  const again = await seller.call('POST', `/subscriptions/${id}/cancel`, {});
  expect([again.status, again.code]).toEqual([400, 'subscription_locked_pending_changes']);
  const endsAt = Date.parse(String(subscriptions[0]?.current_billing_period?.ends_at));
  const before = await seller.paddle.control('clock', { set: new Date(endsAt - 60_000).toISOString() });
  expect(before.subscriptions[0]?.status).toBe('active');
  const after = await seller.paddle.control('clock', { set: new Date(endsAt + 1000).toISOString() });
  expect([after.subscriptions[0]?.status, after.transactions.length]).toEqual(['canceled', 1]);
  const gone = await seller.call('PATCH', `/subscriptions/${id}`, { scheduled_change: null });
  expect([gone.status, gone.code]).toEqual([400, 'subscription_update_when_canceled']);
});

it('gives each page of a list a next address, and says when there is no more', async () => {
  for (let i = 0; i < 3; i++) await seller.order();
  const first = await seller.call('GET', '/transactions?per_page=2');
  expect(first.pagination).toMatchObject({ per_page: 2, has_more: true, estimated_total: 3 });
  const next = new URL(first.pagination?.next ?? '');
  const second = await seller.call('GET', `${next.pathname}${next.search}`);
  expect(second.list.length).toBe(1);
  expect(second.pagination).toMatchObject({ has_more: false, next: expect.stringContaining('after=txn_') });
});

it('lists what changed since a moment', async () => {
  await seller.order();
  const { subscriptions } = await seller.paddle.control('pay');
  const changedAt = String(subscriptions[0]?.updated_at);
  const count = async (query: string) => (await seller.call('GET', `/subscriptions?${query}`)).list.length;
  expect(await count(`updated_at[GTE]=${changedAt}`)).toBe(1);
  expect(await count(`updated_at[GT]=${changedAt}`)).toBe(0);
  expect(await count('status=trialing,past_due')).toBe(0);
});

it('ends what is past due with its period where that was asked for', async () => {
  await seller.close();
  seller = await startSeller({}, () => Date.parse('2026-01-31T10:00:00Z'));
  await seller.order();
  await seller.paddle.control('pay', { card: 'renewals-fail' });
  const { subscriptions } = await seller.paddle.control('renew');
  // A month from the last day of February: shorter than the thirty days of trying again.
  expect(subscriptions[0]?.current_billing_period?.ends_at.slice(0, 10)).toBe('2026-03-28');
  await seller.call('POST', `/subscriptions/${subscriptions[0]?.id}/cancel`, {});
  const over = await seller.paddle.control('clock', { advance: { days: 29 } });
  expect(over.subscriptions[0]).toMatchObject({
    status: 'canceled',
    canceled_at: expect.stringMatching(/^2026-03-28/),
  });
  expect(over.transactions.at(-1)?.status).toBe('canceled');
});

it('refuses what it does not know instead of ignoring it', async () => {
  const items = [{ price_id: seller.paddle.priceIds.monthly, quantity: 1 }];
  const checkout = { url: 'http://localhost/' };
  const refused = [
    await seller.call('GET', '/subscriptions?updated_since=2026-01-01'),
    await seller.call('GET', '/transactions?created_at[ABOUT]=2026-01-01'),
    await seller.call('POST', '/transactions', { items, checkout, discount_id: 'dsc_1' }),
    await seller.call('POST', '/transactions', { items: [{ ...items[0], quantity: 2 }], checkout }),
    await seller.call('POST', '/transactions', { items: [{ price_id: 'pri_other' }], checkout }),
    await seller.call('POST', '/transactions', { items }),
  ];
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [400, 'invalid_field'],
    [400, 'invalid_field'],
    [400, 'invalid_field'],
    [400, 'transaction_item_quantity_out_of_range'],
    [404, 'not_found'],
    [400, 'transaction_default_checkout_url_not_set'],
  ]);
});

it.each([
  [undefined, 401, 'authentication_missing'],
  ['Basic abc', 401, 'authentication_malformed'],
  ['Bearer pdl_sdbx_apikey_other', 403, 'forbidden'],
  ['Bearer pdl_live_apikey_real', 403, 'invalid_token'],
])('refuses the API to %s', async (authorization, status, code) => {
  const answer = await fetch(`${seller.paddle.url}/events`, {
    headers: authorization === undefined ? {} : { authorization },
  });
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
});

it('listens on this machine alone, takes no live key and tells nobody elsewhere', async () => {
  await expect(startPaddleStandIn({ offer: OFFER, host: '0.0.0.0' })).rejects.toThrow('on this machine alone');
  await expect(startPaddleStandIn({ offer: OFFER, apiKey: 'pdl_live_apikey_01' })).rejects.toThrow(
    'no key of a live account',
  );
  expect(() => seller.paddle.setWebhookUrl('https://example.com/hook')).toThrow('this machine alone');
});

it('answers no other name than its own, so that nobody can point theirs at it', async () => {
  const { port } = new URL(seller.paddle.url);
  expect((await fetch(`http://localhost:${port}/paddle.js`).catch(() => undefined))?.status).not.toBe(200);
});
