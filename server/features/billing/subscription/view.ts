import { z } from 'zod';
import type { Subscription } from '#shared/billing/contract.ts';
import { SUBSCRIPTION_STATUSES } from '#shared/billing/names.ts';
import { type BillingCycle, PRO_PRICE_CENTS } from '#shared/plans/catalogue.ts';
import type { StoredSubscription } from './repository.ts';

/** More days than any month has, and fewer than any year. */
const BETWEEN_CYCLES_MS = 100 * 86_400_000;
const CURRENCY = 'USD';

/** A subscription as its owner sees it. Every number in it is the provider's. */
export function toSubscriptionView(row: StoredSubscription, accessUntil: Date | null): Subscription {
  const status = z.enum(SUBSCRIPTION_STATUSES).parse(row.status);
  const cycle = row.cycle ?? guessCycle(row);
  const ends = status === 'canceled' || status === 'paused';
  const willEnd = row.scheduledAction === 'cancel' || row.scheduledAction === 'pause';
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    status,
    cycle,
    priceCents: row.unitPriceCents ?? PRO_PRICE_CENTS[cycle],
    currency: row.currency ?? CURRENCY,
    nextChargeAt: ends || willEnd ? null : iso(row.nextBilledAt),
    trialEndsAt: status === 'trialing' ? iso(row.trialEndsAt ?? row.nextBilledAt) : null,
    cancelsAt: row.scheduledAction === 'cancel' ? iso(row.scheduledFor) : null,
    accessUntil: iso(accessUntil),
  };
}

/** Of a subscription from before the cycle was stored. */
function guessCycle({ periodStartsAt, periodEndsAt }: StoredSubscription): BillingCycle {
  if (!periodStartsAt || !periodEndsAt) return 'monthly';
  return periodEndsAt.getTime() - periodStartsAt.getTime() > BETWEEN_CYCLES_MS ? 'yearly' : 'monthly';
}
