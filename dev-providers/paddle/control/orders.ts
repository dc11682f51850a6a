import { type Fields, isFields } from '../../http/fields.ts';
import { adjust, settleAdjustment } from '../billing/adjustments.ts';
import { pay, storedCard } from '../billing/checkout.ts';
import { runUntil } from '../billing/due.ts';
import { replaceCard } from '../billing/payment-method.ts';
import { recover, renew } from '../billing/renewals.ts';
import { type GivenCard, TEST_CARDS, testCard } from '../cards.ts';
import type { Subscription, Transaction } from '../entities.ts';
import { invalid, notFound } from '../errors.ts';
import { numberOf, textOf } from '../fields.ts';
import { msOf } from '../periods.ts';
import { forgetAll, type Store } from '../store.ts';
import { CALM } from '../webhooks/chaos.ts';
import type { Delivery, DeliveryMode } from '../webhooks/deliver.ts';
import type { Faults } from './faults.ts';

export interface Controlled {
  readonly store: Store;
  readonly delivery: Delivery;
  readonly faults: Faults;
}

export const ORDERS = ['reset', 'clock', 'renew', 'refund', 'chargeback', 'deliver', 'fault', 'pay', 'card'] as const;
export type Order = (typeof ORDERS)[number];

/** Does what was ordered. @throws PaddleError for what is not understood. */
export async function obey(own: Controlled, order: Order, given: Fields): Promise<void> {
  await DOING[order](own, given);
  await own.delivery.settled();
}

const DOING: Record<Order, (own: Controlled, given: Fields) => void | Promise<void>> = {
  reset({ store, delivery, faults }) {
    delivery.clear();
    delivery.setMode('auto');
    faults.clear();
    forgetAll(store);
  },
  clock({ store }, given) {
    runUntil(store, timeOf(store, given));
    store.changed();
  },
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
    pay(store, txn, { email, countryCode: 'US', postalCode: null }, typedCard(given));
  },
  card({ store }, given) {
    replaceCard(store, subscriptionOf(store, given), storedCard(store, typedCard(given)));
  },
};

function timeOf(store: Store, given: Fields): number {
  const set = textOf(given.set);
  if (set !== undefined) {
    const ms = msOf(set);
    if (Number.isNaN(ms) || ms < store.clock.nowMs()) throw invalid('set', 'must be a time that is still to come');
    return ms;
  }
  const advance: Fields = isFields(given.advance) ? given.advance : {};
  const [days = 0, hours = 0, minutes = 0, ms = 0] = ['days', 'hours', 'minutes', 'ms'].map(
    (name) => numberOf(advance[name]) ?? 0,
  );
  const by = ((days * 24 + hours) * 60 + minutes) * 60_000 + ms;
  if (by <= 0) throw invalid('advance', 'must be days, hours, minutes or ms');
  return store.clock.nowMs() + by;
}

/** The clock goes to the end of the period, or a renewal that is past due is tried again; the outcome may be given. */
function renewNow(store: Store, given: Fields): void {
  const sub = subscriptionOf(store, given);
  const doesPay = given.outcome === undefined ? undefined : given.outcome === 'ok';
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  const card = store.cards.get(sub.id);
  if (open && card) return void recover(store, open, card, doesPay);
  const endsAt = sub.current_billing_period?.ends_at;
  if (endsAt === undefined) throw invalid('subscriptionId', 'has ended');
  if (sub.scheduled_change !== null || doesPay === undefined) return runUntil(store, msOf(endsAt));
  // What is due before comes before; then this one, with the outcome that was wished for.
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
  const adjustmentId = textOf(given.adjustmentId);
  if (adjustmentId !== undefined) {
    const adjustment = store.adjustments.get(adjustmentId);
    if (!adjustment) throw notFound(adjustmentId);
    return settleAdjustment(store, adjustment, status);
  }
  const txn = transactionOf(store, given, ({ status, amount }) => status === 'completed' && amount > 0);
  adjust(store, txn, { action, status, cents: numberOf(given.cents), reason: textOf(given.reason) ?? action });
}

const MODES: readonly DeliveryMode[] = ['auto', 'manual', 'chaos'];

/** Sets how events come, hands one over again, or hands over all that wait. */
async function deliverNow(store: Store, delivery: Delivery, given: Fields): Promise<void> {
  const mode = MODES.find((known) => known === given.mode);
  if (given.mode !== undefined && !mode) throw invalid('mode', `must be one of ${MODES.join(', ')}`);
  if (mode) delivery.setMode(mode, chaosOf(given));
  const eventId = textOf(given.eventId);
  if (eventId !== undefined) {
    const event = store.events.find(({ event_id }) => event_id === eventId);
    if (!event) throw notFound(eventId);
    for (let i = 0; i < (numberOf(given.times) ?? 1); i++) await delivery.deliverAgain(event, given.tamper === true);
    return;
  }
  if (mode !== 'manual') await delivery.deliverAll();
}

function chaosOf(given: Fields) {
  const share = (name: string) => Math.min(1, Math.max(0, numberOf(given[name]) ?? 0));
  return {
    seed: numberOf(given.seed) ?? CALM.seed,
    duplicate: share('duplicate'),
    delay: share('delay'),
    delayMs: numberOf(given.delayMs) ?? CALM.delayMs,
    shuffle: given.shuffle === true,
    drop: share('drop'),
    tamper: share('tamper'),
  };
}

function typedCard(given: Fields): GivenCard {
  const card = testCard(textOf(given.card) ?? 'ok');
  if (!card) throw invalid('card', `must be one of ${TEST_CARDS.map(({ manner }) => manner).join(', ')}`);
  return card;
}

/** The one that is named, else the newest. */
function subscriptionOf(store: Store, given: Fields): Subscription {
  const id = textOf(given.subscriptionId);
  const sub = id === undefined ? [...store.subscriptions.values()].at(-1) : store.subscriptions.get(id);
  if (!sub) throw notFound(id ?? 'subscription');
  return sub;
}

/** The one that is named, else the newest that will do. */
function transactionOf(store: Store, given: Fields, fits: (txn: Transaction) => boolean): Transaction {
  const id = textOf(given.transactionId);
  const txn = id === undefined ? [...store.transactions.values()].findLast(fits) : store.transactions.get(id);
  if (!txn) throw notFound(id ?? 'transaction');
  return txn;
}
