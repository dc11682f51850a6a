import { type BillingCycle, formatPrice, PRO_PRICE_CENTS, TRIAL_DAYS, yearlySavingPercent } from './catalogue.ts';

/** The names of the billing cycles. */
export const CYCLE_NAMES: Record<BillingCycle, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** The texts of the offer, derived from the catalogue: no price or trial length is written on a screen. */
export interface Offer {
  price: string;
  per: 'per month' | 'per year';
  /** The yearly price per month; only with the yearly cycle. */
  monthlyShare: string | null;
}

export function offerFor(cycle: BillingCycle): Offer {
  const price = formatPrice(PRO_PRICE_CENTS[cycle]);
  if (cycle === 'monthly') return { price, per: 'per month', monthlyShare: null };
  return { price, per: 'per year', monthlyShare: formatPrice(Math.round(PRO_PRICE_CENTS.yearly / 12)) };
}

/** '25% off' */
export function savingLabel(): string {
  return `${yearlySavingPercent()}% off`;
}

/** 'Free for 7 days, then $9.99 per month.', or null without a trial. */
export function trialTerms(cycle: BillingCycle, days: number = TRIAL_DAYS): string | null {
  const { price, per } = offerFor(cycle);
  return days > 0 ? `Free for ${days === 1 ? 'one day' : `${days} days`}, then ${price} ${per}.` : null;
}

/** For people who have had the trial. */
export const TRIAL_USED = 'You’ve already used your free trial, so you’ll be charged today.';
/** For everybody, where the trial is explained. */
export const ONE_TRIAL = 'One free trial per person: if you’ve had it before, you pay from the first day.';

/** '7-day free trial', or null when the catalogue has none: then no screen mentions a trial. */
export function trialLabel(days: number = TRIAL_DAYS): string | null {
  return days > 0 ? `${days}-day free trial` : null;
}
