import { z } from 'zod';
import { adjust } from './billing/adjustments.ts';
import { pay } from './billing/checkout.ts';
import { runUntil } from './billing/due.ts';
import { findOpenPayment, recover, renew, replaceCard } from './billing/renewals.ts';
import { cardManner, testCard } from './cards.ts';
import { toMs } from './clock.ts';
import { renderAdjustment, renderSubscription, renderTransaction, type Transaction } from './entities.ts';
import { find, invalid } from './errors.ts';
import { type Faults, fault } from './faults.ts';
import type { Store } from './store.ts';
import { DELIVERY_MODES, type Delivery } from './webhooks.ts';

export interface Controlled {
  readonly store: Store;
  readonly delivery: Delivery;
  readonly faults: Faults;
}

/** The whole state of the provider, oldest first. */
export function readState({ store, delivery }: Controlled) {
  return {
    clock: new Date(store.clock.nowMs()).toISOString(),
    customers: [...store.customers.values()],
    transactions: [...store.transactions.values()].map(renderTransaction),
    subscriptions: [...store.subscriptions.values()].map(renderSubscription),
    adjustments: [...store.adjustments.values()].map(renderAdjustment),
    events: store.events.map(({ event_id, event_type, occurred_at }) => ({ event_id, event_type, occurred_at })),
    delivery: { mode: delivery.mode, waiting: delivery.waiting },
  };
}

export type EmulatorState = ReturnType<typeof readState>;

/** @throws PaddleError and ZodError for a command that it does not understand */
type Run = (own: Controlled, given: unknown) => void | Promise<void>;

function command<S extends z.ZodType>(
  schema: S,
  run: (own: Controlled, given: z.output<S>) => void | Promise<void>,
): Run {
  return (own, given) => run(own, schema.parse(given));
}

const amount = z.number().default(0);
const card = cardManner.default('ok').transform(testCard);
const transaction = z.object({ transactionId: z.string().optional() });
const subscription = z.object({ subscriptionId: z.string().optional() });

const COMMANDS = {
  /** Forgets all purchases; the catalogue stays. */
  reset: command(z.object({}), ({ store, delivery }) => {
    delivery.clear();
    const { customers, transactions, subscriptions, adjustments, slow } = store;
    for (const things of [customers, transactions, subscriptions, adjustments, slow]) things.clear();
  }),
  clock: command(
    z.object({ advance: z.object({ days: amount, hours: amount, minutes: amount, ms: amount }) }),
    ({ store }, { advance: { days, hours, minutes, ms } }) => {
      const by = ((days * 24 + hours) * 60 + minutes) * 60_000 + ms;
      if (by <= 0) throw invalid('advance', 'must be days, hours, minutes or ms');
      runUntil(store, store.clock.nowMs() + by);
    },
  ),
  renew: command(subscription.extend({ outcome: z.enum(['ok', 'fail']).optional() }), ({ store }, given) =>
    renewNow(store, given.subscriptionId, given.outcome === undefined ? undefined : given.outcome === 'ok'),
  ),
  refund: command(
    transaction.extend({
      cents: z.number().optional(),
      status: z.enum(['approved', 'pending_approval', 'rejected']).default('approved'),
    }),
    ({ store }, { transactionId, cents, status }) =>
      adjust(store, paidTransaction(store, transactionId), { action: 'refund', status, cents }),
  ),
  chargeback: command(
    transaction.extend({
      action: z.enum(['chargeback', 'chargeback_warning', 'chargeback_reverse']).default('chargeback'),
    }),
    ({ store }, { transactionId, action }) =>
      adjust(store, paidTransaction(store, transactionId), { action, status: 'approved', cents: undefined }),
  ),
  /** Sets how events are delivered, delivers one again, or delivers all that wait. */
  deliver: command(
    z.object({ mode: z.enum(DELIVERY_MODES).optional(), eventId: z.string().optional(), times: z.number().default(1) }),
    async ({ store, delivery }, { mode, eventId, times }) => {
      if (mode) delivery.mode = mode;
      if (eventId !== undefined) {
        const event = find(new Map(store.events.map((one) => [one.event_id, one])), eventId);
        for (let i = 0; i < times; i++) await delivery.deliverAgain(event);
      } else if (mode !== 'manual') await delivery.deliverAll();
    },
  ),
  fault: command(fault, ({ faults }, given) => faults.add(given)),
  pay: command(
    transaction.extend({ card, email: z.string().default('buyer@example.com') }),
    ({ store }, { transactionId, card: given, email }) => {
      const isOpen = ({ status }: Transaction) => status === 'draft' || status === 'ready';
      pay(store, newest(store.transactions, transactionId, isOpen), email, given);
    },
  ),
  card: command(subscription.extend({ card }), ({ store }, { subscriptionId, card: given }) => {
    replaceCard(store, newest(store.subscriptions, subscriptionId), given);
  }),
};
export type Command = keyof typeof COMMANDS;

export function isCommand(name: string): name is Command {
  return name in COMMANDS;
}

/** Executes a command; its events have been tried once when it resolves. @throws PaddleError or ZodError for an unknown one. */
export async function runCommand(own: Controlled, name: Command, given: unknown): Promise<EmulatorState> {
  await COMMANDS[name](own, given);
  await own.delivery.settled();
  return readState(own);
}

/** Moves the clock to the end of the period, or retries a past due renewal; the outcome may be given. */
function renewNow(store: Store, id: string | undefined, doesPay: boolean | undefined): void {
  const sub = newest(store.subscriptions, id);
  const open = findOpenPayment(store, sub);
  const current = store.cards.get(sub.id);
  if (open && current) return void recover(store, open, current, doesPay);
  const endsAt = sub.current_billing_period?.ends_at;
  if (endsAt === undefined) throw invalid('subscriptionId', 'has ended');
  if (sub.scheduled_change !== null || doesPay === undefined) return runUntil(store, toMs(endsAt));
  // Earlier due events come first; then this one, with the requested outcome.
  runUntil(store, toMs(endsAt) - 1);
  store.clock.moveTo(toMs(endsAt));
  renew(store, sub, doesPay);
}

const paidTransaction = (store: Store, id: string | undefined) =>
  newest(store.transactions, id, ({ status, amount: cents }) => status === 'completed' && cents > 0);

/** The named one, else the newest that fits. @throws PaddleError */
function newest<T>(things: ReadonlyMap<string, T>, id: string | undefined, fits: (one: T) => boolean = () => true): T {
  const named = id ?? [...things].findLast(([, one]) => fits(one))?.[0];
  return find(things, named ?? 'of this kind');
}
