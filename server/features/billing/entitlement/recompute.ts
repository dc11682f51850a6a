import { isDeepStrictEqual } from 'node:util';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import type { Entitled, Entitlement } from '../../identity/index.ts';
import type { BillingDeps } from '../deps.ts';
import { listRecordsOfPeople, type PeoplesRows } from '../records/repository.ts';
import { claimTrials } from '../trial/trial.ts';
import { type Facts, getEntitlement, listRefundedSubscriptions } from './entitlement.ts';
import { hasLiveSubscription } from './repository.ts';

export interface RecomputeDeps {
  readonly identity: Pick<BillingDeps['identity'], 'entitlement'>;
  readonly trialSecret: Buffer;
  /** The billing mode that this process takes payments in; undefined where payments are closed. */
  readonly paddle: Pick<BillingDeps['paddle'], 'environment' | 'prices'>;
  /** Stores in `tx` a job that ends this subscription: what paid its running period has gone back. May be called again. */
  readonly onRefunded?: (tx: Db, userId: string, subscriptionId: string) => Promise<void>;
}

type ClosedDeps = Pick<RecomputeDeps, 'identity' | 'trialSecret'> & {
  readonly paddle?: undefined;
  readonly onRefunded?: undefined;
};

/** People by their ids, locked until the transaction ends; undefined for who is gone. All in one order, so that nobody waits in a circle. */
export async function lockPeople(
  { identity }: Pick<RecomputeDeps, 'identity'>,
  tx: Db,
  userIds: readonly string[],
): Promise<Map<string, Entitled | undefined>> {
  const people = new Map<string, Entitled | undefined>();
  for (const userId of [...new Set(userIds)].toSorted())
    people.set(userId, await identity.entitlement.lock(tx, userId));
  return people;
}

/** Recomputes what these people, who are locked, are entitled to by the stored records, and writes what has changed. */
export async function recomputePeople(
  { identity, trialSecret, paddle, onRefunded }: RecomputeDeps | ClosedDeps,
  tx: Db,
  people: ReadonlyMap<string, Entitled | undefined>,
  at: Date,
): Promise<Map<string, Entitlement>> {
  const here = [...people.values()].filter((person) => person !== undefined);
  const entitlements = new Map<string, Entitlement>();
  if (here.length === 0) return entitlements;
  const rows = await listRecordsOfPeople(
    tx,
    here.map(({ userId }) => userId),
  );
  const factsOf = groupFacts(rows, { running: paddle?.environment, countsTests: !(await hasLiveSubscription(tx)) });
  for (const person of here) {
    const facts = factsOf(person.userId);
    const entitlement = getEntitlement(facts, at);
    if (!isSame(person, entitlement)) await identity.entitlement.set(tx, person.userId, entitlement, at);
    entitlements.set(person.userId, entitlement);
    await claimTrials(
      tx,
      trialSecret,
      person,
      rows.subscriptions.filter(({ userId }) => userId === person.userId),
      at,
    );
    for (const { subscriptionId, environment } of listRefundedSubscriptions(facts)) {
      if (environment === paddle?.environment) await onRefunded?.(tx, person.userId, subscriptionId);
    }
  }
  return entitlements;
}

/** Is it still so that what paid the running period of this subscription has gone back? */
export async function isRefunded(
  { paddle }: Pick<RecomputeDeps, 'paddle'>,
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await listRecordsOfPeople(db, [userId]);
  const facts = groupFacts(rows, { running: paddle.environment, countsTests: true })(userId);
  return listRefundedSubscriptions(facts).some((one) => one.subscriptionId === subscriptionId);
}

interface Modes {
  /** Only the provider of this mode can say more about a payment, so only there one is being processed. */
  readonly running: BillingEnvironment | undefined;
  /** Test cards count until the installation has sold for money. */
  readonly countsTests: boolean;
}

function groupFacts(rows: PeoplesRows, { running, countsTests }: Modes): (userId: string) => Facts {
  const counts = ({ environment }: { environment: BillingEnvironment }) => environment === 'live' || countsTests;
  const isRunning = ({ environment }: { environment: BillingEnvironment }) => environment === running;
  const subscriptions = groupBy(
    rows.subscriptions.filter(counts).map((row) => ({ ...row, isOurs: Boolean(row.plan) })),
    ({ userId }) => userId,
  );
  const transactions = groupBy(
    rows.transactions.map((row) => ({ ...row, isOurs: Boolean(row.plan) && isRunning(row) })),
    ({ userId }) => userId,
  );
  const adjustments = groupBy(rows.adjustments, ({ transactionId }) => transactionId);
  const attempts = groupBy(rows.attempts.filter(isRunning), ({ userId }) => userId);
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

function isSame(held: Entitlement, { plan, proUntil, checkoutStatus }: Entitlement): boolean {
  const current = { plan: held.plan, proUntil: held.proUntil, checkoutStatus: held.checkoutStatus };
  return isDeepStrictEqual(current, { plan, proUntil, checkoutStatus });
}

function groupBy<T>(rows: readonly T[], key: (row: T) => string | null): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}
