/** A payment was made and the provider has not confirmed it yet. Source: seeds 000 §4, decisions 'Plans'. */
const PROCESSING: readonly string[] = ['pending_confirmation', 'pending_activation'];

/** Both kinds of waiting count as processing, everywhere. */
export function isPaymentProcessing(checkoutStatus: string | null): boolean {
  return checkoutStatus !== null && PROCESSING.includes(checkoutStatus);
}
