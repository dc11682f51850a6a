import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { findCycle, type Prices } from '../paddle/prices.ts';
import type { RecordSet } from './repository.ts';

/** What is bought at one of our prices. */
export interface SoldPlan {
  readonly plan: 'pro';
  /** Null where it is not known. */
  readonly cycle: BillingCycle | null;
}

export type FindPlan = (priceId: string | null) => SoldPlan | undefined;

/**
 * Maps price ids to plans: by the settings, or else by what is stored of the same customer. So a price that is missing in the
 * settings of one process takes nothing from who has bought at it: their renewals are mapped as their purchase was.
 */
export function createPlanFinder(prices: Prices, held: Pick<RecordSet, 'subscriptions' | 'transactions'>): FindPlan {
  const stored = [...held.subscriptions.values(), ...held.transactions.values()];
  return (priceId) => {
    if (priceId === null) return undefined;
    const cycle = findCycle(prices, priceId);
    if (cycle) return { plan: 'pro', cycle };
    const known = stored.find((row) => Boolean(row.plan) && row.priceId === priceId);
    return known && { plan: 'pro', cycle: known.cycle };
  };
}
