import { PROVIDER_TRANSACTION_PARAM, TRANSACTION_PARAM } from '#shared/billing/names.ts';
import { BILLING_MESSAGES } from '#shared/http/billing-errors.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';

/**
 * Creates a payment for the signed-in person and answers where it is paid.
 * @throws ApiError; Error in the words of docs/spec/accounts.md §8 when the answer has no such address
 */
export async function createSession(cycle: BillingCycle): Promise<string> {
  const { createCheckoutSession } = await import('#shared/billing/contract.ts');
  const { url, checkout_url } = await callAsUser(createCheckoutSession, {
    input: { plan: 'pro', billingFrequency: cycle },
  });
  const address = webAddressIn(url) ?? webAddressIn(checkout_url);
  if (!address) throw new Error(BILLING_MESSAGES.NO_CHECKOUT_URL);
  const transactionId = address.searchParams.get(PROVIDER_TRANSACTION_PARAM);
  // The page of ours may be spelled with another of our names than the one that the person is signed in at.
  if (address.pathname !== paths.checkout || transactionId === null) return address.href;
  return `${paths.checkout}?${new URLSearchParams({ [TRANSACTION_PARAM]: transactionId, billingCycle: cycle })}`;
}

function webAddressIn(text: string | undefined): URL | undefined {
  const address = text === undefined ? null : URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
