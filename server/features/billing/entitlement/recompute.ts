import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { BILLING_ENVIRONMENTS, type BillingEnvironment } from '#shared/billing/names.ts';
import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';
import type { PaddleSettings } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { pagesByKey } from '../../../db/pages.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Entitled, Entitlement, PaidState } from '../../identity/index.ts';
import type { BillingDeps } from '../deps.ts';
import {
  hasLiveSubscription,
  listPayers,
  listRecordsOfPeople,
  mapUnmappedPrices,
  type PeoplesRows,
} from '../records/repository.ts';
import { claimTrials } from '../trial/trial.ts';
import { type Facts, findUnpaidSince, getEntitlement, listRefundedSubscriptions } from './entitlement.ts';

export interface RecomputeDeps {
  readonly identity: Pick<BillingDeps['identity'], 'entitlement'>;
  readonly trialSecret: Buffer;
  readonly paddle: Pick<PaddleSettings, 'environment' | 'prices'>;
  /** Enqueues in `tx` a job that ends this subscription: the payment of its period was refunded. May be called again. */
  readonly onRefunded?: (tx: Db, userId: string, subscriptionId: string) => Promise<void>;
}

/** Without `paddle` payments are closed: no billing mode is running. */
type AnyRecomputeDeps = Omit<RecomputeDeps, 'paddle'> & { readonly paddle: RecomputeDeps['paddle'] | undefined };

/** People by id, locked until the transaction ends; undefined for erased ones. The fixed order prevents deadlocks. */
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

/** Recomputes the entitlement of these locked people from the stored records and writes the changes. */
export async function recomputePeople(
  { identity, trialSecret, paddle, onRefunded }: AnyRecomputeDeps,
  tx: Db,
  people: ReadonlyMap<string, Entitled | undefined>,
  at: Date,
): Promise<Map<string, Entitlement>> {
  const here = [...people.values()].filter((person) => person !== undefined);
  const userIds = here.map(({ userId }) => userId);
  const entitlements = new Map<string, Entitlement>();
  if (here.length === 0) return entitlements;
  const rows = await listRecordsOfPeople(tx, userIds);
  const modes = { running: paddle?.environment, countsTests: !(await hasLiveSubscription(tx)) };
  for (const person of here) {
    const { userId } = person;
    const facts = findFacts(rows, userId, modes);
    const entitlement = getEntitlement(facts, at);
    const paid = { ...entitlement, unpaidSince: findUnpaidSince(facts) };
    if (!isSame(person, paid)) await identity.entitlement.set(tx, userId, paid, at);
    entitlements.set(userId, entitlement);
    const own = rows.subscriptions.filter((row) => row.userId === userId);
    await claimTrials(tx, trialSecret, person, own, at);
    for (const { subscriptionId, environment } of listRefundedSubscriptions(facts)) {
      if (environment === paddle?.environment) await onRefunded?.(tx, userId, subscriptionId);
    }
  }
  return entitlements;
}

/** Whether the payment of the running period is still refunded. */
export async function isRefunded(
  { paddle }: Pick<RecomputeDeps, 'paddle'>,
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await listRecordsOfPeople(db, [userId]);
  const facts = findFacts(rows, userId, { running: paddle.environment, countsTests: true });
  return listRefundedSubscriptions(facts).some((one) => one.subscriptionId === subscriptionId);
}

interface Modes {
  /** Only the provider of this mode can report more about a payment, so only its payments can be pending. */
  readonly running: BillingEnvironment | undefined;
  /** Test cards count until the installation has sold for money. */
  readonly countsTests: boolean;
}

function findFacts(rows: PeoplesRows, userId: string, { running, countsTests }: Modes): Facts {
  const isTheirs = (row: { userId: string | null }) => row.userId === userId;
  const counts = ({ environment }: { environment: BillingEnvironment }) => environment === 'live' || countsTests;
  const transactions = rows.transactions.filter(isTheirs);
  const paid = new Set(transactions.map(({ transactionId }) => transactionId));
  return {
    subscriptions: rows.subscriptions
      .filter((row) => isTheirs(row) && counts(row))
      .map((row) => ({ ...row, isOurs: Boolean(row.plan) })),
    transactions: transactions.map((row) => ({ ...row, isOurs: Boolean(row.plan) && row.environment === running })),
    adjustments: rows.adjustments.filter(({ transactionId }) => paid.has(transactionId)),
    attempts: rows.attempts.filter((row) => isTheirs(row) && row.environment === running),
  };
}

function isSame(held: PaidState, next: PaidState): boolean {
  const { plan, proUntil, checkoutStatus, unpaidSince } = held;
  return isDeepStrictEqual({ plan, proUntil, checkoutStatus, unpaidSince }, { ...next });
}

type DailyDeps = AnyRecomputeDeps & Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs'>;

const DAILY = '53 2 * * *';
// All of them are locked until the batch is written, and their requests wait.
const AT_ONCE = 50;

const MAP_PRICES = 'billing:map-prices';
const mapping = z.object({
  environment: z.enum(BILLING_ENVIRONMENTS),
  prices: z.object({ monthly: z.array(z.string()), yearly: z.array(z.string()) }),
});

/**
 * Recomputes once a day the entitlement of everybody who has ever started a checkout, and maps purchases made before the
 * settings knew their price. Returns a function that enqueues the mapping at once, for the settings of this process,
 * whichever process runs the job.
 */
export function scheduleRecompute(deps: DailyDeps): () => void {
  const { db, log, now, jobs, paddle } = deps;
  jobs.schedule('billing-entitlements', DAILY, async () => {
    if (paddle) await mapPrices(deps, paddle.environment, paddle.prices);
    const pages = pagesByKey(AT_ONCE, String, (after) => listPayers(db, after, AT_ONCE));
    for await (const userIds of pages) await recompute(deps, userIds);
  });
  jobs.handle(MAP_PRICES, mapping, ({ environment, prices }) => mapPrices(deps, environment, prices));
  return () => {
    if (!paddle) return;
    const { environment, prices } = paddle;
    const once = JSON.stringify([environment, prices, new Date(now()).toISOString().slice(0, 10)]);
    jobs
      .enqueue(db, MAP_PRICES, { environment, prices }, { once })
      .catch((err: unknown) =>
        log.warn({ err }, 'the prices of the settings could not be mapped; the daily job retries'),
      );
  };
}

async function mapPrices(
  deps: DailyDeps,
  environment: BillingEnvironment,
  prices: Readonly<Record<BillingCycle, readonly string[]>>,
): Promise<void> {
  for (const cycle of BILLING_CYCLES) {
    const userIds = await inTransaction(deps.db, (tx) => mapUnmappedPrices(tx, environment, cycle, prices[cycle]));
    for (let i = 0; i < userIds.length; i += AT_ONCE) await recompute(deps, userIds.slice(i, i + AT_ONCE));
    const people = userIds.length;
    if (people > 0) deps.log.info({ environment, cycle, people }, 'mapped purchases at a new price of the settings');
  }
}

async function recompute(deps: DailyDeps, userIds: readonly string[]): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const people = await lockPeople(deps, tx, userIds);
    await recomputePeople(deps, tx, people, new Date(deps.now()));
  });
}
