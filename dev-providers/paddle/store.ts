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

/** A payment that is tried again while a subscription is past due. */
export interface Dunning {
  readonly transactionId: string;
  readonly startedAtMs: number;
  /** Which of the retries is next; after the last the subscription ends. */
  tries: number;
}

/** Everything that happened at this provider, in the order it happened. */
export interface Store {
  readonly clock: Clock;
  /** Its own address, without a slash at the end. */
  readonly url: () => string;
  readonly products: Map<string, Product>;
  readonly prices: Map<string, Price>;
  readonly customers: Map<string, Customer>;
  readonly addresses: Map<string, Address>;
  readonly transactions: Map<string, Transaction>;
  readonly subscriptions: Map<string, Subscription>;
  readonly adjustments: Map<string, Adjustment>;
  readonly events: PaddleEvent[];
  /** The card on file, by subscription; and the one a transaction was paid with, by transaction. */
  readonly cards: Map<string, StoredCard>;
  readonly dunning: Map<string, Dunning>;
  /** Transactions that are paid and wait to be completed: since when, in ms. */
  readonly slow: Map<string, number>;
  /** Who may enter the portal: customer by token. */
  readonly portal: Map<string, string>;
  id(prefix: string): string;
  /** Tells of something that happened; what is told is as it was at this moment. */
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
