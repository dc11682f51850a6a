import { type Claim, type Ownable, resolveOwners } from './owners.ts';
import type { CustomerRow, RecordSet, SubscriptionRow, TransactionRow } from './repository.ts';

/**
 * Every record with the person it is bound to. A claim on someone who does not exist is none, unless it was made while they
 * did.
 */
export function assignOwners(
  records: RecordSet,
  claims: ReadonlyMap<string, Claim | undefined>,
  exists: (userId: string) => boolean,
): RecordSet {
  const claimed = <T extends Ownable>(row: T, id: string): T => {
    const claim = claims.get(id);
    const isGood = claim && (claim.attemptId !== null || (row.attemptId === null && exists(claim.userId)));
    if (!isGood || (row.attemptId === claim.attemptId && row.claimedUserId === claim.userId)) return row;
    return { ...row, attemptId: claim.attemptId, claimedUserId: claim.userId };
  };
  const subscriptions = new Map([...records.subscriptions].map(([id, row]) => [id, claimed(row, id)]));
  const transactions = new Map([...records.transactions].map(([id, row]) => [id, claimed(row, id)]));
  const families = familiesOf(subscriptions, transactions);
  const owners = resolveOwners(families.map(({ rows }) => rows));
  for (const [i, { ids }] of families.entries()) {
    const userId = owners[i] ?? null;
    for (const id of ids) {
      own(subscriptions, id, userId);
      own(transactions, id, userId);
    }
  }
  return { ...records, subscriptions, transactions, customers: ownedCustomers(records.customers, families, owners) };
}

interface Family {
  readonly ids: readonly string[];
  readonly rows: readonly Ownable[];
}

/** A subscription with its transactions in their order, and each transaction that has none for itself. */
function familiesOf(
  subscriptions: ReadonlyMap<string, SubscriptionRow>,
  transactions: ReadonlyMap<string, TransactionRow>,
): Family[] {
  const families = new Map<string, { ids: string[]; rows: Ownable[] }>();
  for (const [id, row] of subscriptions) families.set(id, { ids: [id], rows: [row] });
  for (const [id, row] of [...transactions].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = row.subscriptionId ?? id;
    const family = families.get(key) ?? { ids: [], rows: [] };
    family.ids.push(id);
    family.rows.push(row);
    families.set(key, family);
  }
  return [...families.values()];
}

function own<T extends { userId: string | null }>(rows: Map<string, T>, id: string, userId: string | null): void {
  const row = rows.get(id);
  if (row && row.userId !== userId) rows.set(id, { ...row, userId });
}

/** A customer record is whose the first of its records is; it stays theirs. */
function ownedCustomers(
  customers: ReadonlyMap<string, CustomerRow>,
  families: readonly Family[],
  owners: readonly (string | null)[],
): Map<string, CustomerRow> {
  const byCustomer = new Map<string, string>();
  for (const [i, { rows }] of families.entries()) {
    const owner = owners[i];
    for (const { customerId } of rows) {
      if (owner && customerId && !byCustomer.has(customerId)) byCustomer.set(customerId, owner);
    }
  }
  return new Map(
    [...customers].map(([id, row]) => {
      const owner = row.userId ?? byCustomer.get(id) ?? null;
      return [id, owner === row.userId ? row : { ...row, userId: owner }];
    }),
  );
}
