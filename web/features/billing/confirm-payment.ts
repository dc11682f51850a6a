import type { CheckoutState } from '#shared/billing/contract.ts';
import { BILLING_MESSAGES } from '#shared/http/billing-errors.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { notifyOtherTabs } from './paid-elsewhere.ts';
import { type PaymentIds, paymentIds } from './payment-ids.ts';

/**
 * Notes that `userId` has seen a payment succeed, and has the server look it up. May be repeated: what is paid once counts once.
 * @throws Error 'No transaction ID found in response'; ApiError when it could not be verified
 */
export async function confirmPayment(userId: string, data: unknown): Promise<CheckoutState> {
  const ids = paymentIds(data);
  if (!ids) throw new Error(BILLING_MESSAGES.NO_TRANSACTION_ID);
  const { completeCheckout } = await import('#shared/billing/contract.ts');
  const reported = reportPayment(userId, ids);
  try {
    return await callAsUser(completeCheckout, { input: { ...ids, paddleData: data } });
  } finally {
    await reported;
    notifyOtherTabs();
  }
}

/** A failure changes nothing for the person. Source: docs/spec/accounts.md §8. */
async function reportPayment(userId: string, ids: PaymentIds): Promise<void> {
  try {
    const { reportPayment: endpoint } = await import('#shared/billing/contract.ts');
    await callAsUser(endpoint, { input: { userId, paddleCheckoutId: ids.transactionId ?? ids.checkoutId } });
  } catch (error) {
    console.warn('The payment could not be reported', error);
  }
}
