export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** The only place where a price stands. Cents of USD per cycle. Source: seeds 000 §1 and §9. */
export const PRO_PRICE_CENTS: Record<BillingCycle, number> = { monthly: 999, yearly: 8999 };

/** Days of free trial passed to the payment provider; 0 removes every mention of a trial. Source: decisions 'Plans'. */
export const TRIAL_DAYS = 7;

/** What Pro adds, in the order it is listed on every screen. Source: seeds 001 §1. */
export const PRO_BENEFITS = [
  'All tones and proposal styles',
  'Your skills, About Me and portfolio in every proposal',
  'Custom writing samples, so it sounds like you',
  'Saved and auto-saved drafts',
  'Version history of every proposal',
  'Unlimited proposals',
  'Priority generation and support',
] as const;

/** How much a year costs less than twelve months, in whole percent (25 for 89.99 against 9.99). */
export function yearlySavingPercent(): number {
  const twelveMonths = PRO_PRICE_CENTS.monthly * 12;
  return Math.round((1 - PRO_PRICE_CENTS.yearly / twelveMonths) * 100);
}

/** '$9.99' from 999. */
export function formatPrice(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
