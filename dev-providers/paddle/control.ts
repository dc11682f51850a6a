import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http/body.ts';
import { type Fields, fieldsOf, isFields } from '../http/fields.ts';
import { adjust, settleAdjustment } from './billing/adjustments.ts';
import { pay, storedCard } from './billing/checkout.ts';
import { runUntil } from './billing/due.ts';
import { recover, renew, replaceCard } from './billing/renewals.ts';
import { type GivenCard, testCard } from './cards.ts';
import type { Subscription, Transaction } from './entities.ts';
import type { Faults } from './faults.ts';
import { invalid, notFound, numberOf, PaddleError, textOf } from './lists.ts';
import { msOf } from './periods.ts';
import { adjustmentEvent, subscriptionEvent, transactionAnswer } from './render.ts';
import type { Store } from './store.ts';
import { DELIVERY_MODES, type Delivery } from './webhooks.ts';

export interface Controlled {
  readonly store: Store;
  readonly delivery: Delivery;
  readonly faults: Faults;
}

const ORDERS = ['reset', 'clock', 'renew', 'refund', 'chargeback', 'deliver', 'fault', 'pay', 'card'] as const;
export type Command = (typeof ORDERS)[number];

/** `POST /__control/<command>` with JSON, `GET /__control/state`. A page of another site can send neither without a preflight. */
export async function answerControl(
  own: Controlled,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  if (request.method === 'GET' && name === 'state') return sendJson(response, 200, stateOf(own));
  const order = ORDERS.find((known) => known === name);
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  const given = request.method === 'POST' && isJson ? fieldsOf(await readBody(request)) : undefined;
  if (!order || !given) return sendJson(response, 400, { message: 'This order is not understood.' });
  try {
    await runCommand(own, order, given);
    sendJson(response, 200, stateOf(own));
  } catch (error) {
    if (!(error instanceof PaddleError)) throw error;
    sendJson(response, 400, { message: error.message, fields: error.fields });
  }
}

/** The whole state of the provider, oldest first. */
export function stateOf({ store, delivery }: Controlled) {
  return {
    clock: new Date(store.clock.nowMs()).toISOString(),
    customers: [...store.customers.values()],
    transactions: [...store.transactions.values()].map(transactionAnswer),
    subscriptions: [...store.subscriptions.values()].map((sub) => subscriptionEvent(store, sub)),
    adjustments: [...store.adjustments.values()].map(adjustmentEvent),
    events: store.events.map(({ event_id, event_type, occurred_at }) => ({ event_id, event_type, occurred_at })),
    delivery: { mode: delivery.mode, waiting: delivery.waiting },
  };
}

export type StandInState = ReturnType<typeof stateOf>;

/** Executes a command. @throws PaddleError for an unknown one. */
export async function runCommand(own: Controlled, order: Command, given: Fields): Promise<void> {
  await DOING[order](own, given);
  await own.delivery.settled();
}

const DOING: Record<Command, (own: Controlled, given: Fields) => void | Promise<void>> = {
  /** Forgets all purchases; the catalogue stays. */
  reset({ store, delivery }) {
    delivery.clear();
    const { customers, transactions, subscriptions, adjustments, slow } = store;
    for (const things of [customers, transactions, subscriptions, adjustments, slow]) things.clear();
  },
  clock: ({ store }, given) => runUntil(store, timeOf(store, given)),
  renew: ({ store }, given) => renewNow(store, given),
  refund: ({ store }, given) => takeBack(store, given, 'refund'),
  chargeback({ store }, given) {
    const actions = ['chargeback', 'chargeback_warning', 'chargeback_reverse'] as const;
    const action = actions.find((known) => known === (given.action ?? 'chargeback'));
    if (!action) throw invalid('action', `must be one of ${actions.join(', ')}`);
    takeBack(store, given, action);
  },
  deliver: ({ store, delivery }, given) => deliverNow(store, delivery, given),
  fault({ faults }, given) {
    if (!faults.add(given)) throw invalid('kind', 'is not a fault that is known');
  },
  pay({ store }, given) {
    const txn = transactionOf(store, given, ({ status }) => status === 'draft' || status === 'ready');
    const email = textOf(given.email) ?? 'buyer@example.com';
    pay(store, txn, { email, countryCode: 'US' }, typedCard(given));
  },
  card({ store }, given) {
    replaceCard(store, subscriptionOf(store, given), storedCard(store, typedCard(given)));
  },
};

function timeOf(store: Store, given: Fields): number {
  const advance: Fields = isFields(given.advance) ? given.advance : {};
  const [days = 0, hours = 0, minutes = 0, ms = 0] = ['days', 'hours', 'minutes', 'ms'].map(
    (name) => numberOf(advance[name]) ?? 0,
  );
  const by = ((days * 24 + hours) * 60 + minutes) * 60_000 + ms;
  if (by <= 0) throw invalid('advance', 'must be days, hours, minutes or ms');
  return store.clock.nowMs() + by;
}

/** Moves the clock to the end of the period, or retries a past due renewal; the outcome may be given. */
function renewNow(store: Store, given: Fields): void {
  const sub = subscriptionOf(store, given);
  const doesPay = given.outcome === undefined ? undefined : given.outcome === 'ok';
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  const card = store.cards.get(sub.id);
  if (open && card) return void recover(store, open, card, doesPay);
  const endsAt = sub.current_billing_period?.ends_at;
  if (endsAt === undefined) throw invalid('subscriptionId', 'has ended');
  if (sub.scheduled_change !== null || doesPay === undefined) return runUntil(store, msOf(endsAt));
  // Earlier due events come first; then this one, with the requested outcome.
  runUntil(store, msOf(endsAt) - 1);
  store.clock.moveTo(msOf(endsAt));
  renew(store, sub, doesPay);
}

function takeBack(
  store: Store,
  given: Fields,
  action: 'refund' | 'chargeback' | 'chargeback_warning' | 'chargeback_reverse',
): void {
  const statuses = ['approved', 'pending_approval', 'rejected'] as const;
  const status = statuses.find((known) => known === (given.status ?? 'approved'));
  if (!status) throw invalid('status', `must be one of ${statuses.join(', ')}`);
  const adjustment = store.adjustments.get(textOf(given.adjustmentId) ?? '');
  if (adjustment) return settleAdjustment(store, adjustment, status);
  const txn = transactionOf(store, given, ({ status, amount }) => status === 'completed' && amount > 0);
  adjust(store, txn, { action, status, cents: numberOf(given.cents) });
}

/** Sets how events are delivered, delivers one again, or delivers all that wait. */
async function deliverNow(store: Store, delivery: Delivery, given: Fields): Promise<void> {
  const mode = DELIVERY_MODES.find((known) => known === given.mode);
  if (given.mode !== undefined && !mode) throw invalid('mode', `must be one of ${DELIVERY_MODES.join(', ')}`);
  if (mode) delivery.mode = mode;
  const eventId = textOf(given.eventId);
  if (eventId !== undefined) {
    const event = store.events.find(({ event_id }) => event_id === eventId);
    if (!event) throw notFound(eventId);
    for (let i = 0; i < (numberOf(given.times) ?? 1); i++) await delivery.deliverAgain(event);
    return;
  }
  if (mode !== 'manual') await delivery.deliverAll();
}

function typedCard(given: Fields): GivenCard {
  const card = testCard(textOf(given.card) ?? 'ok');
  if (!card) throw invalid('card', 'is not a test card');
  return card;
}

/** The named one, else the newest. */
function subscriptionOf(store: Store, given: Fields): Subscription {
  const id = textOf(given.subscriptionId);
  const sub = id === undefined ? [...store.subscriptions.values()].at(-1) : store.subscriptions.get(id);
  if (!sub) throw notFound(id ?? 'subscription');
  return sub;
}

/** The named one, else the newest that matches. */
function transactionOf(store: Store, given: Fields, fits: (txn: Transaction) => boolean): Transaction {
  const id = textOf(given.transactionId);
  const txn = id === undefined ? [...store.transactions.values()].findLast(fits) : store.transactions.get(id);
  if (!txn) throw notFound(id ?? 'transaction');
  return txn;
}
