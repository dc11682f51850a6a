import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { changePrice, computeChange, renderPreview } from './billing/price-change.ts';
import { cancelSubscription, undoCancel } from './billing/subscriptions.ts';
import { createTransaction } from './billing/transactions.ts';
import { type Price, renderSubscription, renderTransaction, type Subscription } from './entities.ts';
import { find, invalid, PaddleError } from './errors.ts';
import { openPortal } from './portal.ts';
import type { Store } from './store.ts';

/** The prefix of live keys; a live key here is a mistake. */
export const LIVE_KEY = /^(pdl_)?live_/;

const customData = z.record(z.string(), z.unknown()).nullish();
const oneItem = z.tuple([z.object({ price_id: z.string(), quantity: z.literal(1).default(1) })]);
const newTransaction = z.object({
  items: oneItem,
  customer_id: z.string().nullish(),
  custom_data: customData,
  checkout: z.object({ url: z.url() }),
});
const cancellation = z.object({
  effective_from: z.enum(['next_billing_period', 'immediately']).default('next_billing_period'),
});
const priceChange = z.object({ items: oneItem, proration_billing_mode: z.string() });
/** Two changes are supported: another price, and undoing a scheduled cancellation. */
const change = z.union([priceChange, z.object({ scheduled_change: z.null() })]);
const portalSession = z.object({ subscription_ids: z.array(z.string()).default([]) });

/** Paddle's API as far as the app uses it, with its refusals. */
export function createApi(store: Store, apiKey: string): Hono {
  const api = new Hono();
  api.onError((error, c) => {
    const known = error instanceof z.ZodError ? toRefusal(error) : error;
    if (!(known instanceof PaddleError)) throw known;
    return c.json(known.toJSON(), statusOf(known));
  });
  api.notFound((c) =>
    c.json(new PaddleError(404, 'invalid_url', `${c.req.method} ${c.req.path} not found`).toJSON(), 404),
  );
  api.use((c, next) => {
    checkKey(apiKey, c.req.header('authorization'));
    return next();
  });
  addTransactions(api, store);
  addSubscriptions(api, store);
  addCustomers(api, store);
  api.get('/events', (c) => {
    const events = store.events.map((event) => ({ id: event.event_id, ...event }));
    return c.json(page(store, c.req.url, events, 200));
  });
  return api;
}

function addTransactions(api: Hono, store: Store): void {
  const { transactions } = store;
  api.post('/transactions', async (c) => {
    const given = newTransaction.parse(await c.req.json());
    const customerId = given.customer_id ?? null;
    if (customerId !== null) find(store.customers, customerId);
    const txn = createTransaction(store, {
      ...{ price: findPrice(store, given.items), origin: 'api', customData: given.custom_data ?? null },
      ...{ customerId, checkoutPage: given.checkout.url },
    });
    return c.json({ data: renderTransaction(txn) }, 201);
  });
  api.get('/transactions', (c) =>
    c.json(page(store, c.req.url, [...transactions.values()].map(renderTransaction), 30)),
  );
  api.get('/transactions/:id', (c) => c.json({ data: renderTransaction(find(transactions, c.req.param('id'))) }));
  api.get('/transactions/:id/invoice', (c) => {
    const { id, invoice_number: number } = find(transactions, c.req.param('id'));
    if (number === null) throw new PaddleError(404, 'transaction_invoice_not_found', 'there is no invoice yet');
    return c.json({ data: { url: `${store.url}/invoices/${id}` } });
  });
}

function addSubscriptions(api: Hono, store: Store): void {
  const { subscriptions } = store;
  const sub = (id: string) => find(subscriptions, id);
  const wanted = (one: Subscription, { items, proration_billing_mode: mode }: z.infer<typeof priceChange>) =>
    computeChange(store, one, findPrice(store, items), mode);
  api.get('/subscriptions', (c) =>
    c.json(page(store, c.req.url, [...subscriptions.values()].map(renderSubscription), 200)),
  );
  api.get('/subscriptions/:id', (c) => c.json({ data: renderSubscription(sub(c.req.param('id'))) }));
  api.patch('/subscriptions/:id', async (c) => {
    const one = sub(c.req.param('id'));
    const given = change.parse(await c.req.json());
    if ('items' in given) changePrice(store, one, wanted(one, given));
    else undoCancel(store, one);
    return c.json({ data: renderSubscription(one) });
  });
  api.patch('/subscriptions/:id/preview', async (c) => {
    const one = sub(c.req.param('id'));
    return c.json({ data: renderPreview(one, wanted(one, priceChange.parse(await c.req.json()))) });
  });
  api.post('/subscriptions/:id/cancel', async (c) => {
    const one = sub(c.req.param('id'));
    cancelSubscription(store, one, cancellation.parse(await c.req.json()).effective_from);
    return c.json({ data: renderSubscription(one) });
  });
}

function addCustomers(api: Hono, store: Store): void {
  const { customers, subscriptions } = store;
  api.get('/customers/:id', (c) => c.json({ data: find(customers, c.req.param('id')) }));
  api.post('/customers/:id/portal-sessions', async (c) => {
    const { id } = find(customers, c.req.param('id'));
    for (const asked of portalSession.parse(await c.req.json()).subscription_ids)
      if (find(subscriptions, asked).customer_id !== id) find(subscriptions, `${asked} of another customer`);
    return c.json({ data: { customer_id: id, urls: openPortal(store, id) } }, 201);
  });
}

export function statusOf({ status }: PaddleError): ContentfulStatusCode {
  return z.custom<ContentfulStatusCode>().parse(status);
}

function checkKey(apiKey: string, header: string | undefined): void {
  if (header === undefined) throw new PaddleError(401, 'authentication_missing', 'Authentication header missing');
  const key = /^bearer (\S+)$/i.exec(header)?.[1];
  if (key !== undefined && LIVE_KEY.test(key))
    throw new PaddleError(403, 'invalid_token', 'This is an emulator for tests. It takes no key of a live account.');
  if (key !== apiKey) throw new PaddleError(403, 'forbidden', "You aren't permitted to perform this request");
}

/** What the request has wrong, by Paddle's name for it. */
function toRefusal({ issues: [issue] }: z.ZodError): PaddleError {
  return invalid(issue?.path.join('.') ?? '', issue?.message ?? '');
}

/** Of one item with the quantity one. */
export function findPrice(store: Store, [{ price_id: id }]: z.infer<typeof oneItem>): Price {
  return find(store.prices, id);
}

/** An ignored filter would look like a working one. */
const listQuery = z.strictObject({
  after: z.string().optional(),
  order_by: z.enum(['id[ASC]', 'id[DESC]']).default('id[DESC]'),
  per_page: z.coerce.number().optional(),
  status: z.string().optional(),
  'created_at[GTE]': z.string().optional(),
});

interface Listed {
  readonly id: string;
  readonly status?: string;
  readonly created_at?: string;
}

/** A page of a list like Paddle's: newest first, `next` always present, `has_more` says whether it leads anywhere. */
function page(store: Store, url: string, all: readonly Listed[], most: number) {
  const { pathname, searchParams } = new URL(url);
  const query = listQuery.parse(Object.fromEntries(searchParams));
  const since = query['created_at[GTE]'];
  const matching = all.filter(
    ({ status = '', created_at: at = '' }) =>
      (query.status === undefined || query.status.split(',').includes(status)) &&
      (since === undefined || Date.parse(at) >= Date.parse(since)),
  );
  const ordered = query.order_by === 'id[ASC]' ? matching : matching.toReversed();
  const from = query.after === undefined ? 0 : ordered.findIndex(({ id }) => id === query.after) + 1;
  const perPage = Math.min(query.per_page ?? most, most);
  const data = ordered.slice(from, from + perPage);
  searchParams.set('after', data.at(-1)?.id ?? query.after ?? '');
  const next = `${store.url}${pathname}?${searchParams}`;
  return { data, meta: { pagination: { per_page: perPage, next, has_more: from + perPage < ordered.length } } };
}
