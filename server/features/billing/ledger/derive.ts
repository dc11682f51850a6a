import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/client.ts';
import type { Entitled, Entitlement } from '../../identity/index.ts';
import { cycleOfPrice } from '../paddle/sold.ts';
import type { BillingDeps } from '../parts.ts';
import { entitlementOf, type Facts, takenBackIn } from './entitlement.ts';
import { listOfPeople, type PeoplesRows } from './repository.ts';

export type DeriveDeps = Pick<BillingDeps, 'identity' | 'paddle'> & {
  /** Stores in `tx` that this subscription is to end: what paid its running period has gone back. May be said again. */
  readonly onTakenBack?: (tx: Db, userId: string, subscriptionId: string) => Promise<void>;
};
export type Prices = BillingDeps['paddle']['prices'];

/** People by their ids, locked until the transaction ends; undefined for who is gone. All in one order, so that nobody waits in a circle. */
export async function lockPeople(
  { identity }: { readonly identity: Pick<BillingDeps['identity'], 'entitlement'> },
  tx: Db,
  userIds: readonly string[],
): Promise<Map<string, Entitled | undefined>> {
  const people = new Map<string, Entitled | undefined>();
  for (const userId of [...new Set(userIds)].toSorted())
    people.set(userId, await identity.entitlement.lock(tx, userId));
  return people;
}

/** Works out anew what these people, who are locked, are entitled to, and writes what has changed. */
export async function derivePeople(
  { identity, paddle, onTakenBack }: DeriveDeps,
  tx: Db,
  people: ReadonlyMap<string, Entitled | undefined>,
  at: Date,
): Promise<Map<string, Entitlement>> {
  const here = [...people.values()].filter((person) => person !== undefined);
  if (here.length === 0) return new Map();
  const rows = await listOfPeople(
    tx,
    paddle.environment,
    here.map(({ userId }) => userId),
  );
  const factsOf = factsByPerson(rows, paddle.prices);
  const entitlements = new Map<string, Entitlement>();
  for (const person of here) {
    const facts = factsOf(person.userId);
    const entitlement = entitlementOf(facts, at);
    if (!isSame(person, entitlement)) await identity.entitlement.set(tx, person.userId, entitlement, at);
    entitlements.set(person.userId, entitlement);
    for (const { subscriptionId } of takenBackIn(facts)) await onTakenBack?.(tx, person.userId, subscriptionId);
  }
  return entitlements;
}

/** Is it still so that what paid the running period of this subscription has gone back? */
export async function isTakenBackNow(
  { paddle }: Pick<DeriveDeps, 'paddle'>,
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await listOfPeople(db, paddle.environment, [userId]);
  const takenBack = takenBackIn(factsByPerson(rows, paddle.prices)(userId));
  return takenBack.some((one) => one.subscriptionId === subscriptionId);
}

/** One of our prices, once: nothing else that can be paid for with the same token in a browser counts (hardening P6). */
export function isOurs(prices: Prices, sold: { priceId: string | null; quantity: number | null }): boolean {
  return sold.quantity === 1 && cycleOfPrice(prices, sold.priceId) !== undefined;
}

function factsByPerson(rows: PeoplesRows, prices: Prices): (userId: string) => Facts {
  const sold = <T extends { priceId: string | null; quantity: number | null }>(row: T) => ({
    ...row,
    isOurs: isOurs(prices, row),
  });
  const subscriptions = groupedBy(rows.subscriptions.map(sold), ({ userId }) => userId);
  const transactions = groupedBy(rows.transactions.map(sold), ({ userId }) => userId);
  const adjustments = groupedBy(rows.adjustments, ({ transactionId }) => transactionId);
  const attempts = groupedBy(rows.attempts, ({ userId }) => userId);
  return (userId) => {
    const own = transactions.get(userId) ?? [];
    return {
      subscriptions: subscriptions.get(userId) ?? [],
      transactions: own,
      adjustments: own.flatMap(({ transactionId }) => adjustments.get(transactionId) ?? []),
      attempts: attempts.get(userId) ?? [],
    };
  };
}

/** Does a person have this already? */
export function isSame(held: Entitlement, { plan, proUntil, checkoutStatus }: Entitlement): boolean {
  const standing = { plan: held.plan, proUntil: held.proUntil, checkoutStatus: held.checkoutStatus };
  return isDeepStrictEqual(standing, { plan, proUntil, checkoutStatus });
}

function groupedBy<T>(rows: readonly T[], key: (row: T) => string | null): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}
