import { z } from 'zod';
import { BILLING_ENVIRONMENTS, type BillingEnvironment } from '#shared/billing/names.ts';
import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';
import type { PaddleSettings } from '../../../config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BillingDeps } from '../deps.ts';
import { lockPeople, recomputePeople } from './recompute.ts';
import { listPayers, mapUnmappedPrices } from './repository.ts';

export type DailyRecomputeDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs' | 'trialSecret'> & {
  readonly identity: Pick<BillingDeps['identity'], 'entitlement'>;
  readonly paddle: PaddleSettings | undefined;
};

const DAILY = '53 2 * * *';
// All of them are locked until the lot is written, and a request of theirs waits so long.
const AT_ONCE = 50;

/** Recomputes once a day what everybody who has ever set out to pay is entitled to by the stored records. */
export function scheduleDailyRecompute(deps: DailyRecomputeDeps): void {
  deps.jobs.schedule('billing-entitlements', DAILY, async () => {
    if (deps.paddle) await mapPrices(deps, deps.paddle);
    for (let after: string | undefined; ; ) {
      const userIds = await listPayers(deps.db, after, AT_ONCE);
      await recompute(deps, userIds);
      after = userIds.at(-1);
      if (userIds.length < AT_ONCE) return;
    }
  });
}

const MAP_PRICES = 'billing:map-prices';
const mapping = z.object({
  environment: z.enum(BILLING_ENVIRONMENTS),
  prices: z.object({ monthly: z.array(z.string()), yearly: z.array(z.string()) }),
});

/**
 * Maps what was bought at a price before the settings named it. Answers a function that stores the job for the settings of this
 * process; the job does the same whichever process takes it.
 */
export function handlePriceMapping(deps: DailyRecomputeDeps): () => void {
  const { db, log, now, jobs, paddle } = deps;
  jobs.handle(MAP_PRICES, mapping, (wanted) => mapPrices(deps, wanted));
  return () => {
    if (!paddle) return;
    const { environment, prices } = paddle;
    const once = JSON.stringify([environment, prices, new Date(now()).toISOString().slice(0, 10)]);
    jobs
      .enqueue(db, MAP_PRICES, { environment, prices }, { once })
      .catch((err: unknown) => log.warn({ err }, 'the prices of the settings are not mapped before tomorrow'));
  };
}

interface Mapping {
  readonly environment: BillingEnvironment;
  readonly prices: Readonly<Record<BillingCycle, readonly string[]>>;
}

async function mapPrices(deps: DailyRecomputeDeps, { environment, prices }: Mapping): Promise<void> {
  for (const cycle of BILLING_CYCLES) {
    const userIds = await inTransaction(deps.db, (tx) => mapUnmappedPrices(tx, environment, cycle, prices[cycle]));
    for (let i = 0; i < userIds.length; i += AT_ONCE) await recompute(deps, userIds.slice(i, i + AT_ONCE));
    const people = userIds.length;
    if (people > 0)
      deps.log.info({ environment, cycle, people }, 'purchases at a new price of the settings were mapped');
  }
}

async function recompute(deps: DailyRecomputeDeps, userIds: readonly string[]): Promise<void> {
  const { db, now, identity, trialSecret, paddle } = deps;
  const recomputing = paddle ? { identity, trialSecret, paddle } : { identity, trialSecret };
  await inTransaction(db, async (tx) => {
    const people = await lockPeople(deps, tx, userIds);
    await recomputePeople(recomputing, tx, people, new Date(now()));
  });
}
