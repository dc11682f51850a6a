import type { VersionedFact } from './learn.ts';
import type { Ownable } from './owner.ts';
import type { Books } from './repository.ts';
import { adjustmentRow, customerRow, type Learnt, subscriptionRow, transactionRow } from './rows.ts';
import { isNewer } from './version.ts';

interface Versioned {
  readonly version: string;
  readonly createdAt: Date;
}

/** What is known once these facts are: of each object the newest version. Whose it was is kept. */
export function withFacts(held: Books, facts: readonly VersionedFact[], learnt: Omit<Learnt, 'version'>): Books {
  const book = {
    customers: new Map(held.customers),
    subscriptions: new Map(held.subscriptions),
    transactions: new Map(held.transactions),
    adjustments: new Map(held.adjustments),
  };
  for (const { fact, version } of facts) {
    const known = { ...learnt, version };
    if (fact.kind === 'transaction') put(book.transactions, fact.data.id, transactionRow(fact.data, known), keptOf);
    else if (fact.kind === 'subscription')
      put(book.subscriptions, fact.data.id, subscriptionRow(fact.data, known), keptOf);
    else if (fact.kind === 'adjustment') put(book.adjustments, fact.data.id, adjustmentRow(fact.data, known));
    else put(book.customers, fact.data.id, customerRow(fact.data, known), ({ userId }) => ({ userId }));
  }
  return book;
}

function put<T extends Versioned>(
  rows: Map<string, T>,
  id: string,
  row: T,
  kept: (held: T) => Partial<T> = () => ({}),
): void {
  const held = rows.get(id);
  if (held && !isNewer(row.version, held.version)) return;
  rows.set(id, held ? { ...row, ...kept(held), createdAt: held.createdAt } : row);
}

function keptOf({ userId, attemptId, claimedUserId }: Ownable) {
  return { userId, attemptId, claimedUserId };
}
