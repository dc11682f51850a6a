import type { StoredCard } from '../cards.ts';
import type { Subscription, Transaction } from '../entities.ts';
import type { Store } from '../store.ts';
import { recover } from './renewals.ts';
import { notifyOfSubscription } from './subscriptions.ts';
import { createChange } from './transactions.ts';

/** What is paid to change a card: the renewal that is past due, else nothing, in a transaction of its own. */
export function createPaymentMethodChange(store: Store, sub: Subscription): Transaction {
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  return open ?? createChange(store, sub);
}

/** Another card for what comes. Where a renewal is past due it is tried at once; answers whether nothing is owed any more. */
export function replaceCard(store: Store, sub: Subscription, card: StoredCard): boolean {
  if (card.manner === 'declined') return false;
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  store.cards.set(sub.id, card);
  // Someone who types a card in is asked by their bank and answers; only later charges go without.
  if (open) return recover(store, open, card, true);
  notifyOfSubscription(store, sub);
  return true;
}
