import type { BillingCycle } from '#shared/plans/catalogue.ts';

/** What goes to the provider with a payment and comes back with all that it says about it. Source: docs/spec/accounts.md §7. */
export function createCustomData(userId: string, billingCycle: BillingCycle, attemptId: string) {
  return { userId, billingCycle, plan: 'pro', attemptId } as const;
}
