/**
 * A payment was made and the provider has not confirmed it yet. Source: docs/spec/accounts.md §4,
 * docs/spec/decisions.md#plans.
 */
const PROCESSING: readonly string[] = ['pending_confirmation', 'pending_activation'];

/** Both pending states count as processing, everywhere. */
export function isPaymentProcessing(checkoutStatus: string | null): boolean {
  return checkoutStatus !== null && PROCESSING.includes(checkoutStatus);
}
