import type { Subscription } from '#shared/billing/contract.ts';
import { formatPrice } from '#shared/plans/catalogue.ts';
import { longDate } from '#web/ui/dates.ts';

/** The one date that every page names: when the trial or the paid period ends, without the days of grace after it. ISO, or null. */
export function paidUntil({ status, trialEndsAt, nextChargeAt, cancelsAt, accessUntil }: Subscription): string | null {
  return cancelsAt ?? (status === 'trialing' ? trialEndsAt : nextChargeAt) ?? accessUntil;
}

/** 'Next charge' and '$9.99 on December 21, 2026', or 'Pro ends' and its day; undefined where neither is known. */
export function nextChargeWords(
  subscription: Subscription,
): { name: 'Next charge' | 'Pro ends'; value: string } | undefined {
  const { cancelsAt, nextChargeAt, status, priceCents, currency } = subscription;
  if (cancelsAt) return { name: 'Pro ends', value: longDate(cancelsAt) };
  // Of an unpaid one the next charge is a period away, while this one is tried again any day.
  if (!nextChargeAt || status === 'past_due') return undefined;
  return { name: 'Next charge', value: `${formatPrice(priceCents, currency)} on ${longDate(nextChargeAt)}` };
}
