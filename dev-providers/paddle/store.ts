import type { TestCard } from './cards.ts';
import type { Clock } from './clock.ts';
import type { Adjustment, Customer, PaddleEvent, Price, Subscription, Transaction } from './entities.ts';
import { newId } from './ids.ts';

/** A retried payment of a past due subscription. */
export interface Dunning {
  readonly transactionId: string;
  readonly startedAtMs: number;
  /** The number of the next retry; after the last the subscription ends. */
  tries: number;
}

interface StoreOptions {
  readonly clock: Clock;
  readonly url: string;
  readonly prices: readonly Price[];
  readonly onEvent: (event: PaddleEvent) => void;
}

/** The state of this provider, in the order it happened. */
export type Store = ReturnType<typeof createStore>;

/** `url` is the provider's own address, without a trailing slash. */
export function createStore({ clock, url, prices, onEvent }: StoreOptions) {
  const id = (prefix: string) => newId(prefix, clock.nowMs());
  const events: PaddleEvent[] = [];
  return {
    clock,
    url,
    id,
    prices: new Map(prices.map((price) => [price.id, price])),
    customers: new Map<string, Customer>(),
    transactions: new Map<string, Transaction>(),
    subscriptions: new Map<string, Subscription>(),
    adjustments: new Map<string, Adjustment>(),
    events,
    /** The current card, by subscription; and the card of a payment, by transaction. */
    cards: new Map<string, TestCard>(),
    dunning: new Map<string, Dunning>(),
    /** Paid transactions that wait to be completed: since when, in ms. */
    slow: new Map<string, number>(),
    /** Transaction by open checkout, and customer by portal session. */
    checkouts: new Map<string, string>(),
    portal: new Map<string, string>(),
    /** Sends an event; its content is a snapshot of this moment. */
    emit(type: string, data: object): void {
      const copy = Object.fromEntries(Object.entries(structuredClone(data)));
      const event = { event_id: id('evt'), event_type: type, occurred_at: clock.stamp(), data: copy };
      events.push(event);
      onEvent(event);
    },
  };
}
