import { TRANSACTION_PARAM } from '#shared/billing/names.ts';
import { BILLING_MESSAGES } from '#shared/http/billing-errors.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';

/**
 * Has a payment made for the signed-in person and answers where it is paid.
 * @throws ApiError; Error in the words of docs/spec/accounts.md §8 when the answer names no such place
 */
export async function createSession(cycle: BillingCycle): Promise<string> {
  const { createCheckoutSession } = await import('#shared/billing/contract.ts');
  const { url, checkout_url } = await callAsUser(createCheckoutSession, {
    input: { plan: 'pro', billingFrequency: cycle },
  });
  const place = webAddressIn(url) ?? webAddressIn(checkout_url);
  if (!place) throw new Error(BILLING_MESSAGES.NO_CHECKOUT_URL);
  return isOurs(place) ? `${place.pathname}${place.search}` : place.href;
}

function webAddressIn(text: string): URL | undefined {
  const address = URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

/** It may be spelled with another of our names than the one that the person came by, and is signed in at. */
function isOurs({ pathname, searchParams }: URL): boolean {
  return pathname === paths.checkout && searchParams.has(TRANSACTION_PARAM);
}
