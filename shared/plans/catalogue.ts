import { PROMISES } from '../site/promises.ts';
import { FEATURES } from './features.ts';

export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** The only place with a price. Cents of USD per cycle. Source: docs/spec/accounts.md §1 and §9. */
export const PRO_PRICE_CENTS: Record<BillingCycle, number> = { monthly: 999, yearly: 8999 };

/** Days of free trial passed to the payment provider; 0 removes every mention of a trial. Source: docs/spec/decisions.md#plans. */
export const TRIAL_DAYS = 7;

/**
 * A refund may be requested within this many days after a purchase; each request is considered individually. Source: docs/spec/proposals.md §9.
 */
export const REFUND_REQUEST_DAYS = 7;

/** What every proposal has, for every requester. Source: docs/spec/accounts.md §1. */
export const EVERY_PROPOSAL = PROMISES.parts.words;

/** What can be chosen without paying. */
export const FREE_CHOICES = `${FEATURES['tone.professional'].name} tone and ${FEATURES['style.standard'].name} style`;

/**
 * What the free plan holds besides its number of proposals, in the order it is listed. Sources: docs/spec/accounts.md §1,
 * docs/spec/proposals.md §1.
 */
export const FREE_BENEFITS = [FREE_CHOICES, EVERY_PROPOSAL, PROMISES.copy.words] as const;

/** What Pro adds, in the order it is listed on every screen. Source: docs/spec/proposals.md §1. */
export const PRO_BENEFITS = [
  'All tones and proposal styles',
  PROMISES.ownProfile.words,
  PROMISES.ownVoice.words,
  'Saved and auto-saved drafts',
  'Version history of every proposal',
  'Priority generation and support',
] as const;

/** The saving of a year against twelve months, in whole percent (25 for 89.99 against 9.99). */
export function yearlySavingPercent(): number {
  const twelveMonths = PRO_PRICE_CENTS.monthly * 12;
  return Math.round((1 - PRO_PRICE_CENTS.yearly / twelveMonths) * 100);
}

/** '$9.99' from 999, '$0' from 0, '¥1,500' from 1500 JPY: `amount` is in the smallest unit of `currency`. */
export function formatPrice(amount: number, currency = 'USD'): string {
  const digits =
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const units = amount / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(units) ? 0 : digits;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits }).format(units);
}
