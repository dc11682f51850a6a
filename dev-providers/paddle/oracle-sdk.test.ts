import { ApiError, type Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { liveThrough } from './testing/everything.ts';
import { type Seller, startSeller } from './testing/seller.ts';

let seller: Seller;
let sdk: Paddle;
beforeAll(async () => {
  seller = await startSeller();
  // The client takes any address for the name of an environment that it does not know.
  const environment = seller.paddle.url as Environment;
  sdk = new Paddle(seller.paddle.apiKey, { environment, logLevel: LogLevel.none });
  await liveThrough(seller);
});
afterAll(() => seller.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("parses every event, each with a signature that Paddle's own code believes", async () => {
  expect(seller.received.length).toBeGreaterThan(60);
  for (const { body, signature, type, eventId } of seller.received) {
    // It believes a signature for five seconds: each is read at the time it was made.
    vi.setSystemTime(1000 * Number(/^ts=(\d+)/.exec(signature)?.[1]));
    const event = await sdk.webhooks.unmarshal(body, seller.paddle.webhookSecret, signature);
    expect([event.eventId, event.eventType]).toEqual([eventId, type]);
    expect(event.constructor.name).not.toBe('GenericEvent');
  }
});

it('is not believed when a body was forged', async () => {
  const eventId = seller.received[0]?.eventId;
  await seller.paddle.control('deliver', { eventId, tamper: true });
  const { body = '', signature = '' } = seller.received.pop() ?? {};
  vi.setSystemTime(1000 * Number(/^ts=(\d+)/.exec(signature)?.[1]));
  await expect(sdk.webhooks.unmarshal(body, seller.paddle.webhookSecret, signature)).rejects.toThrow('signature');
});

it('is read by the client: transactions, subscriptions, customers, prices, events, adjustments', async () => {
  const transactions = sdk.transactions.list({ perPage: 2, status: ['completed'] });
  const pages = [await transactions.next()];
  while (transactions.hasMore) pages.push(await transactions.next());
  const all = pages.flat();
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const [first] = all;
  const read = await sdk.transactions.get(first?.id ?? '');
  expect([read.status, read.items[0]?.price?.id, read.checkout?.url]).toEqual([
    'completed',
    seller.paddle.priceIds.monthly,
    first?.checkout?.url,
  ]);
  const [sub] = await sdk.subscriptions.list({ status: ['canceled'] }).next();
  expect(sub?.canceledAt).toMatch(/Z$/);
  expect((await sdk.customers.list({ email: ['second@example.com'] }).next()).length).toBe(1);
  expect((await sdk.prices.get(seller.paddle.priceIds.yearly)).unitPrice.amount).toBe('12000');
  expect((await sdk.events.list({ perPage: 5 }).next()).length).toBe(5);
  expect((await sdk.adjustments.list({ action: 'refund' }).next()).map(({ status }) => status)).toEqual([
    'rejected',
    'approved',
  ]);
});

it('is sold through by the client: a transaction, the portal, leaving and staying', async () => {
  const customData = { userId: 'somebody-else' };
  const items = [{ priceId: seller.paddle.priceIds.monthly, quantity: 1 }];
  const url = 'http://localhost:3000/checkout?plan=monthly';
  const txn = await sdk.transactions.create({ items, customData, checkout: { url } });
  expect(txn.checkout?.url).toBe(`${url}&_ptxn=${txn.id}`);
  const { subscriptions } = await seller.paddle.control('pay', { transactionId: txn.id, email: 'third@example.com' });
  const mine = subscriptions.at(-1);
  const sub = await sdk.subscriptions.cancel(mine?.id ?? '', { effectiveFrom: 'next_billing_period' });
  expect([sub.status, sub.scheduledChange?.action, sub.nextBilledAt]).toEqual(['active', 'cancel', null]);
  const kept = await sdk.subscriptions.update(sub.id, { scheduledChange: null });
  expect([kept.scheduledChange, kept.nextBilledAt, kept.customData]).toEqual([
    null,
    kept.currentBillingPeriod?.endsAt,
    customData,
  ]);
  const portal = await sdk.customerPortalSessions.create(sub.customerId, [sub.id]);
  const page = await fetch(portal.urls.general.overview);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('third@example.com')]);
});

it('says no in the way the client understands', async () => {
  const refusal = await sdk.subscriptions.get('sub_01aaaaaaaaaaaaaaaaaaaaaaaa').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code: 'not_found', type: 'request_error' });
});
