import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import type { PaddleTransaction } from '../paddle/schemas.ts';
import { type AttemptRow, findOwner, listNamedAttempts, type RecordSet } from './repository.ts';

/** Who a payment names. An attempt is our own knowledge; `userId` alone is sent by a browser. */
export interface Claim {
  readonly attemptId: string | null;
  readonly userId: string;
}

/**
 * Who a payment names: the user of the attempt it names, whatever else it says; of the hosted attempt with this transaction;
 * else the user in its custom data. Never by email. `attempts` are those of `listNamedAttempts`.
 * Sources: docs/spec/billing.md#entitlement; docs/spec/security.md §P7.
 */
export function findClaim(
  { id, custom_data: named }: Pick<PaddleTransaction, 'id' | 'custom_data'>,
  attempts: readonly AttemptRow[],
): Claim | undefined {
  const attempt =
    attempts.find((one) => one.id === named?.attemptId) ??
    attempts.find((one) => one.kind === 'hosted' && one.transactionId === id);
  if (attempt) return { attemptId: attempt.id, userId: attempt.userId };
  return named?.userId ? { attemptId: null, userId: named.userId } : undefined;
}

/** The owner of a transaction; undefined when unknown. A user it names need not exist. */
export async function findTransactionOwner(
  db: Db,
  environment: BillingEnvironment,
  transaction: PaddleTransaction,
): Promise<string | undefined> {
  const attemptId = transaction.custom_data?.attemptId;
  const attemptIds = attemptId ? [attemptId] : [];
  const attempts = await listNamedAttempts(db, environment, { attemptIds, transactionIds: [transaction.id] });
  const claim = findClaim(transaction, attempts);
  if (claim?.attemptId) return claim.userId;
  return (await findOwner(db, environment, transaction.id)) ?? claim?.userId;
}

/** The fields of a stored record that decide its owner. */
interface Ownable {
  readonly userId: string | null;
  readonly attemptId: string | null;
  readonly claimedUserId: string | null;
  readonly customerId: string | null;
}

/**
 * The records with their owners, computed from all related records, so that the order of events does not matter. A
 * subscription and its transactions have one owner: the user of an attempt of ours before a user they name themselves, then
 * the earliest of them. If none names a user, it is the owner of the customer record, if there is only one; else the
 * previous owner. A claim on a user who does not exist is ignored, unless it was made while they did.
 */
export function assignOwners(
  records: RecordSet,
  claims: ReadonlyMap<string, Claim | undefined>,
  exists: (userId: string) => boolean,
): RecordSet {
  const subscriptions = mapRows(records.subscriptions, (row, id) => withClaim(row, claims.get(id), exists));
  const transactions = mapRows(records.transactions, (row, id) => withClaim(row, claims.get(id), exists));
  const families = new Map<string, Ownable[]>();
  for (const [id, row] of subscriptions) families.set(id, [row]);
  for (const [id, row] of [...transactions].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const key = row.subscriptionId ?? id;
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  const owners = resolveOwners(families);
  return {
    ...records,
    subscriptions: mapRows(subscriptions, (row, id) => withOwner(row, owners.get(id))),
    transactions: mapRows(transactions, (row, id) => withOwner(row, owners.get(row.subscriptionId ?? id))),
    // A customer record belongs to the person of its first payment, permanently.
    customers: mapRows(records.customers, (row, id) => {
      const first = [...families].find(([key, rows]) => owners.get(key) && rows.some((one) => one.customerId === id));
      return withOwner(row, row.userId ?? owners.get(first?.[0] ?? ''));
    }),
  };
}

function resolveOwners(families: ReadonlyMap<string, readonly Ownable[]>): Map<string, string | null> {
  const byCustomer = new Map<string, Set<string>>();
  for (const rows of families.values()) {
    const owner = findClaimed(rows);
    for (const { customerId } of rows) {
      if (owner && customerId) byCustomer.set(customerId, (byCustomer.get(customerId) ?? new Set()).add(owner));
    }
  }
  return mapRows(families, (rows) => {
    const [owner, another] = new Set(rows.flatMap(({ customerId }) => [...(byCustomer.get(customerId ?? '') ?? [])]));
    const ofCustomer = another === undefined ? owner : undefined;
    return findClaimed(rows) ?? ofCustomer ?? rows.find(({ userId }) => userId !== null)?.userId ?? null;
  });
}

function findClaimed(rows: readonly Ownable[]): string | undefined {
  const claimed = rows.filter(({ claimedUserId }) => claimedUserId !== null);
  return (claimed.find(({ attemptId }) => attemptId !== null) ?? claimed[0])?.claimedUserId ?? undefined;
}

function withClaim<T extends Ownable>(row: T, claim: Claim | undefined, exists: (userId: string) => boolean): T {
  const isGood = claim && (claim.attemptId !== null || (row.attemptId === null && exists(claim.userId)));
  if (!isGood || (row.attemptId === claim.attemptId && row.claimedUserId === claim.userId)) return row;
  return { ...row, attemptId: claim.attemptId, claimedUserId: claim.userId };
}

/** The same row when nothing changes, so that it is not saved again. */
function withOwner<T extends { userId: string | null }>(row: T, userId: string | null = null): T {
  return row.userId === userId ? row : { ...row, userId };
}

function mapRows<T, U>(rows: ReadonlyMap<string, T>, change: (row: T, id: string) => U): Map<string, U> {
  return new Map([...rows].map(([id, row]) => [id, change(row, id)]));
}
