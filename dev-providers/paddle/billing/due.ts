import { toMs } from '../clock.ts';
import type { Subscription } from '../entities.ts';
import type { Store } from '../store.ts';
import { completeTransaction } from './checkout.ts';
import { recover, renew } from './renewals.ts';
import { endSubscription } from './subscriptions.ts';

const DAY_MS = 86_400_000;
/** The retries of a failed renewal, in days; after the last one the subscription ends. */
const RETRY_DAYS = [3, 7, 14, 21, 30];
/** How long the slow card takes, on this clock. */
const SLOW_MS = 15 * 60_000;

interface Due {
  readonly atMs: number;
  run(): void;
}

/** Does everything due until `ms`, in order, each at its own time; then the clock is at `ms`. */
export function runUntil(store: Store, ms: number): void {
  for (let next = firstDue(store); next && next.atMs <= ms; next = firstDue(store))
    store.clock.during(next.atMs, next.run);
  store.clock.moveTo(ms);
}

function firstDue(store: Store): Due | undefined {
  const all = [...slowPayments(store), ...periodEnds(store), ...retries(store)];
  return all.sort((a, b) => a.atMs - b.atMs)[0];
}

function slowPayments(store: Store): Due[] {
  return [...store.slow].map(([id, sinceMs]) => ({
    atMs: sinceMs + SLOW_MS,
    run: () => {
      const txn = store.transactions.get(id);
      if (txn) completeTransaction(store, txn);
    },
  }));
}

function periodEnds(store: Store): Due[] {
  // A past due subscription ends with its period only where that was requested; else after the last retry.
  const doesEnd = ({ status, scheduled_change }: Subscription) =>
    status === 'active' || status === 'trialing' || (status === 'past_due' && scheduled_change !== null);
  const running = [...store.subscriptions.values()].filter(doesEnd);
  return running.map((sub) => ({
    atMs: toMs(sub.current_billing_period?.ends_at ?? sub.created_at),
    run: () => (sub.scheduled_change === null ? renew(store, sub) : endSubscription(store, sub)),
  }));
}

function retries(store: Store): Due[] {
  return [...store.dunning].map(([id, dunning]) => ({
    atMs: dunning.startedAtMs + (RETRY_DAYS[dunning.tries] ?? 0) * DAY_MS,
    run: () => {
      const sub = store.subscriptions.get(id);
      const txn = store.transactions.get(dunning.transactionId);
      const card = store.cards.get(id);
      if (!sub || !txn || !card) return void store.dunning.delete(id);
      dunning.tries += 1;
      if (!recover(store, txn, card) && dunning.tries >= RETRY_DAYS.length) endSubscription(store, sub);
    },
  }));
}
