import { CHECKOUT_ATTEMPT_DAYS, PAYMENT_RECORD_YEARS } from '#shared/site/retention.ts';
import type { BillingDeps } from '../../parts.ts';
import { removeOldAttempts } from '../attempts/repository.ts';
import {
  type Remove,
  removeOldAdjustments,
  removeOldCustomers,
  removeOldEvents,
  removeOldSubscriptions,
  removeOldTransactions,
} from './repository.ts';

export type SweepDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs'>;

const DAY_MS = 86_400_000;
// As many rows as one statement deletes well within the patience for a query.
const REMOVED_AT_ONCE = 1_000;
const DAILY = '11 3 * * *';

/** Deletes, every day, payment records that have been kept long enough. How long stands in `shared/site/retention.ts`. */
export function scheduleSweep(deps: SweepDeps): void {
  deps.jobs.schedule('billing-sweep', DAILY, async () => {
    const years = new Date(deps.now());
    years.setUTCFullYear(years.getUTCFullYear() - PAYMENT_RECORD_YEARS);
    await sweep(deps, 'payment events', removeOldEvents, years);
    await sweep(deps, 'payments', removeOldTransactions, years);
    await sweep(deps, 'refunds', removeOldAdjustments, years);
    await sweep(deps, 'subscriptions', removeOldSubscriptions, years);
    await sweep(deps, 'customers', removeOldCustomers, years);
    const days = new Date(deps.now() - CHECKOUT_ATTEMPT_DAYS * DAY_MS);
    await sweep(deps, 'attempts to pay', removeOldAttempts, days);
  });
}

async function sweep({ db, log }: SweepDeps, what: string, remove: Remove, before: Date): Promise<void> {
  let removed = 0;
  let last: number;
  do {
    last = await remove(db, before, REMOVED_AT_ONCE);
    removed += last;
  } while (last === REMOVED_AT_ONCE);
  if (removed > 0) log.info({ what, removed }, 'what was kept long enough was deleted');
}
