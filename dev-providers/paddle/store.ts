import type { StoredCard } from './cards.ts';
import type { Clock } from './clock.ts';
import type {
  Address,
  Adjustment,
  Customer,
  PaddleEvent,
  Price,
  Product,
  Subscription,
  Transaction,
} from './entities.ts';
import { newId } from './ids.ts';

/** A retried payment of a past due subscription. */
export interface Dunning {
  readonly transactionId: string;
  readonly startedAtMs: number;
  /** The number of the next retry; after the last the subscription ends. */
  tries: number;
}

/** The state of this provider, in the order it happened. */
export interface Store {
  readonly clock: Clock;
  /** Its own address, without a trailing slash. */
  readonly url: () => string;
  readonly products: Map<string, Product>;
  readonly prices: Map<string, Price>;
  readonly customers: Map<string, Customer>;
  readonly addresses: Map<string, Address>;
  readonly transactions: Map<string, Transaction>;
  readonly subscriptions: Map<string, Subscription>;
  readonly adjustments: Map<string, Adjustment>;
  readonly events: PaddleEvent[];
  /** The current card, by subscription; and the card of a payment, by transaction. */
  readonly cards: Map<string, StoredCard>;
  readonly dunning: Map<string, Dunning>;
  /** Paid transactions that wait to be completed: since when, in ms. */
  readonly slow: Map<string, number>;
  /** Portal sessions: customer by token. */
  readonly portal: Map<string, string>;
  id(prefix: string): string;
  /** Sends an event; its content is a snapshot of this moment. */
  emit(type: string, data: object): void;
}

interface StoreOptions {
  readonly clock: Clock;
  readonly url: () => string;
  readonly catalogue: { readonly products: readonly Product[]; readonly prices: readonly Price[] };
  readonly onEvent: (event: PaddleEvent) => void;
}

export function createStore({ clock, url, catalogue, onEvent }: StoreOptions): Store {
  const id = (prefix: string) => newId(prefix, clock.nowMs());
  const events: PaddleEvent[] = [];
  return {
    clock,
    url,
    products: new Map(catalogue.products.map((product) => [product.id, product])),
    prices: new Map(catalogue.prices.map((price) => [price.id, price])),
    customers: new Map(),
    addresses: new Map(),
    transactions: new Map(),
    subscriptions: new Map(),
    adjustments: new Map(),
    events,
    cards: new Map(),
    dunning: new Map(),
    slow: new Map(),
    portal: new Map(),
    id,
    emit(type, data) {
      const copy = Object.fromEntries(Object.entries(structuredClone(data)));
      const occurredAt = `${clock.stamp().slice(0, -4)}Z`;
      const event = { event_id: id('evt'), event_type: type, occurred_at: occurredAt, data: copy };
      events.push(event);
      onEvent(event);
    },
  };
}
