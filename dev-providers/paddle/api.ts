import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body.ts';
import { type Fields, fieldsOf, isFields } from '../http/fields.ts';
import { changeOf, changePrice, previewOf } from './billing/price-change.ts';
import { cancelSubscription, refuseCanceled, undoCancel } from './billing/subscriptions.ts';
import { createTransaction } from './billing/transactions.ts';
import type { Price, Subscription } from './entities.ts';
import { invalid, listAnswer, notFound, PaddleError, textOf } from './lists.ts';
import { openPortal } from './portal/routes.ts';
import { subscriptionEvent, transactionAnswer } from './render.ts';
import type { Store } from './store.ts';

/** A request to the API that has passed the key check. */
interface Call {
  readonly store: Store;
  /** The value of the path's placeholder. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Fields;
}

interface Answer {
  readonly status?: number;
  readonly data: unknown;
  readonly pagination?: unknown;
}

/** `:id` matches one segment of the path. */
const ENDPOINTS: ReadonlyArray<readonly [string, string, (call: Call) => Answer]> = [
  ['POST', '/transactions', createdTransaction],
  ['GET', '/transactions', ({ store, query }) => listAnswer(store, query, '/transactions', transactionsOf(store), 30)],
  ['GET', '/transactions/:id', ({ store, id }) => ({ data: transactionAnswer(find(store.transactions, id)) })],
  [
    'GET',
    '/subscriptions',
    ({ store, query }) => listAnswer(store, query, '/subscriptions', subscriptionsOf(store), 200),
  ],
  ['GET', '/subscriptions/:id', subscription],
  ['PATCH', '/subscriptions/:id', update],
  ['PATCH', '/subscriptions/:id/preview', preview],
  ['GET', '/transactions/:id/invoice', invoice],
  ['POST', '/subscriptions/:id/cancel', cancel],
  ['GET', '/customers/:id', ({ store, id }) => ({ data: find(store.customers, id) })],
  ['POST', '/customers/:id/portal-sessions', portal],
  [
    'GET',
    '/events',
    ({ store, query }) =>
      listAnswer(
        store,
        query,
        '/events',
        store.events.map((event) => ({ id: event.event_id, ...event })),
        200,
      ),
  ],
];

const PATTERNS = ENDPOINTS.map(([method, path, answer]) => {
  return { method, answer, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`) };
});

/** The prefix of live keys; a live key here is a mistake. */
export const LIVE_KEY = /^(pdl_)?live_/;

/** Answers like Paddle's API, also with refusals. The effects are done when this resolves. */
export async function answerApi(
  store: Store,
  apiKey: string,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown }> {
  const requestId = randomUUID();
  try {
    checkKey(apiKey, request.headers.authorization);
    const { status = 200, data, pagination } = await answerOf(store, request);
    return { status, body: { data, meta: { request_id: requestId, ...(pagination !== undefined && { pagination }) } } };
  } catch (error) {
    if (!(error instanceof PaddleError)) throw error;
    return { status: error.status, body: error.body(requestId) };
  }
}

function checkKey(apiKey: string, header: string | undefined): void {
  if (header === undefined) throw new PaddleError(401, 'authentication_missing', 'Authentication header missing');
  const key = /^bearer (\S+)$/i.exec(header)?.[1];
  if (key !== undefined && LIVE_KEY.test(key))
    throw new PaddleError(403, 'invalid_token', 'This is a stand-in for tests. It takes no key of a live account.');
  if (key !== apiKey) throw new PaddleError(403, 'forbidden', "You aren't permitted to perform this request");
}

async function answerOf(store: Store, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', store.url());
  const endpoint = PATTERNS.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
  if (!endpoint) throw new PaddleError(404, 'invalid_url', `${request.method} ${pathname} not found`);
  const body = request.method === 'GET' ? {} : fieldsOf(await readBody(request));
  if (!body) throw new PaddleError(400, 'bad_request', 'Invalid request.');
  const id = endpoint.pattern.exec(pathname)?.[1] ?? '';
  return endpoint.answer({ store, id, query: searchParams, body });
}

function createdTransaction({ store, body }: Call): Answer {
  const customerId = textOf(body.customer_id) ?? null;
  if (customerId !== null) find(store.customers, customerId);
  const page = isFields(body.checkout) ? textOf(body.checkout.url) : undefined;
  if (page === undefined || !URL.canParse(page)) throw invalid('checkout.url', 'must be a valid URL');
  const price = onePrice(store, body.items);
  const customData = customDataOf(body.custom_data);
  const txn = createTransaction(store, { price, origin: 'api', customData, customerId, checkoutPage: page });
  return { status: 201, data: transactionAnswer(txn) };
}

function cancel(call: Call): Answer {
  const from = call.body.effective_from ?? 'next_billing_period';
  if (from !== 'next_billing_period' && from !== 'immediately') throw invalid('effective_from', 'is not known');
  cancelSubscription(call.store, find(call.store.subscriptions, call.id), from);
  return subscription(call);
}

/** Two changes are supported: another price, and undoing a scheduled cancellation. */
function update(call: Call): Answer {
  const sub = find(call.store.subscriptions, call.id);
  if (call.body.items !== undefined) {
    changePrice(call.store, sub, changeIn(call, sub));
    return subscription(call);
  }
  if (call.body.scheduled_change !== null) throw invalid('scheduled_change', 'may only be null');
  refuseCanceled(sub);
  undoCancel(call.store, sub);
  return subscription(call);
}

function preview(call: Call): Answer {
  const sub = find(call.store.subscriptions, call.id);
  return { data: previewOf(call.store, sub, changeIn(call, sub)) };
}

function changeIn({ store, body }: Call, sub: Subscription) {
  return changeOf(store, sub, onePrice(store, body.items), body.proration_billing_mode);
}

/** A download address on this machine. */
function invoice({ store, id }: Call): Answer {
  const { invoice_number: number } = find(store.transactions, id);
  if (number === null) throw new PaddleError(404, 'transaction_invoice_not_found', 'there is no invoice yet');
  return { data: { url: `${store.url()}/invoices/${id}` } };
}

function subscription({ store, id }: Call): Answer {
  return { data: subscriptionEvent(store, find(store.subscriptions, id)) };
}

function portal({ store, id, body }: Call): Answer {
  const customer = find(store.customers, id);
  const asked: unknown = body.subscription_ids ?? [];
  if (!Array.isArray(asked)) throw invalid('subscription_ids', 'must be a list');
  const foreign = asked.map(String).find((one) => store.subscriptions.get(one)?.customer_id !== customer.id);
  if (foreign !== undefined) throw notFound(foreign);
  return { status: 201, data: { id: store.id('cpls'), customer_id: id, urls: openPortal(store, id) } };
}

export function onePrice(store: Store, given: unknown): Price {
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  const [item] = items;
  if (items.length !== 1) throw invalid('items', 'must be one item');
  const line: Fields = isFields(item) ? item : {};
  const price = store.prices.get(textOf(line.price_id) ?? '');
  if (!price) throw notFound(textOf(line.price_id) ?? 'price');
  if ((line.quantity ?? 1) !== 1)
    throw new PaddleError(400, 'transaction_item_quantity_out_of_range', 'item quantity must be 1');
  return price;
}

export function customDataOf(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null;
  if (!isFields(value)) throw invalid('custom_data', 'must be an object');
  return { ...value };
}

function find<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw notFound(id);
  return thing;
}

const transactionsOf = (store: Store) => [...store.transactions.values()].map(transactionAnswer);
const subscriptionsOf = (store: Store) => [...store.subscriptions.values()].map((sub) => subscriptionEvent(store, sub));
