import type { SessionUser } from '../identity/contract.ts';
import type { PlanHolder } from './access.ts';

/** What entitlement needs to know of a signed-in user; null for a visitor. */
export function holderOf(user: SessionUser): PlanHolder;
export function holderOf(user: SessionUser | null | undefined): PlanHolder | null;
export function holderOf(user: SessionUser | null | undefined): PlanHolder | null {
  if (!user) return null;
  const { plan, proUntil, proTrialCreditsUsed } = user;
  return { plan, proTrialCreditsUsed, proUntil: proUntil === null ? undefined : new Date(proUntil) };
}
