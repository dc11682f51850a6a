import { adjustmentEvent, subscriptionAnswer, transactionAnswer } from '../render.ts';
import type { Controlled } from './orders.ts';

/** What an order leaves behind: the whole of what the stand-in knows, oldest first. */
export function stateOf({ store, delivery, faults }: Controlled) {
  return {
    clock: new Date(store.clock.nowMs()).toISOString(),
    customers: [...store.customers.values()],
    transactions: [...store.transactions.values()].map((txn) => transactionAnswer(store, txn)),
    subscriptions: [...store.subscriptions.values()].map((sub) => subscriptionAnswer(store, sub)),
    adjustments: [...store.adjustments.values()].map((adjustment) => adjustmentEvent(store, adjustment)),
    events: store.events.map(({ event_id, event_type, occurred_at }) => ({ event_id, event_type, occurred_at })),
    delivery: { mode: delivery.mode, waiting: delivery.waiting, attempts: [...delivery.attempts] },
    faults: faults.list().map((fault) => ({ ...fault })),
  };
}

export type StandInState = ReturnType<typeof stateOf>;
