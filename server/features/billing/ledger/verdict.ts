import { cycleOfPrice, type SoldItem } from '../paddle/sold.ts';
import type { PaddleFact } from '../parts.ts';
import { isOurs, type Prices } from './derive.ts';
import type { Books, TransactionRow } from './repository.ts';

/** 'unmatched': money that nobody got anything for. 'ignored': none of our business. */
export type Verdict = 'applied' | 'ignored' | 'unmatched';

// Before these nobody has paid; a stranger can make as many as they like.
const NOT_PAID = ['draft', 'ready', 'canceled'];

/** What became of a fact, now that all that is known stands in `book`. */
export function verdictOn(fact: PaddleFact, book: Books, prices: Prices): Verdict {
  if (fact.kind === 'customer') return 'applied';
  if (fact.kind === 'adjustment') return onTransaction(book.transactions.get(fact.data.transaction_id), prices);
  if (!isAboutUs(fact.data.items, prices)) return 'ignored';
  if (fact.kind === 'transaction') return onTransaction(book.transactions.get(fact.data.id), prices);
  const row = book.subscriptions.get(fact.data.id);
  return row?.userId && isOurs(prices, row) ? 'applied' : 'unmatched';
}

function onTransaction(row: TransactionRow | undefined, prices: Prices): Verdict {
  if (!row) return 'unmatched';
  if (isOurs(prices, row) && row.userId) return 'applied';
  if (row.quantity !== null && cycleOfPrice(prices, row.priceId) === undefined) return 'ignored';
  return NOT_PAID.includes(row.status) ? 'ignored' : 'unmatched';
}

function isAboutUs(items: readonly SoldItem[], prices: Prices): boolean {
  return items.some((item) => cycleOfPrice(prices, item.price?.id ?? item.price_id) !== undefined);
}
