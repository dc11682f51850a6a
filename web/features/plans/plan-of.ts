import type { SessionUser } from '#shared/identity/contract.ts';

/** What of a person the plan is. */
export function planOf({ id, plan, proUntil, checkoutStatus, unpaidSince }: SessionUser): string {
  return JSON.stringify([id, plan, proUntil, checkoutStatus, unpaidSince]);
}
