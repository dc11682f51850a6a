import type { CheckoutState } from '#shared/billing/contract.ts';
import { BILLING_MESSAGES } from '#shared/http/billing-errors.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { notifyOtherTabs } from './checkout-news.ts';

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

/** What names a payment to the provider; at least one of them is there. */
interface PaymentIds {
  readonly transactionId?: string;
  readonly checkoutId?: string;
}

/**
 * The ids in what the provider's script said of a completed checkout; undefined when it names none.
 * Sources: docs/spec/accounts.md §3 and §5, Paddle.js `transaction_id`.
 */
export function paymentIds(data: unknown): PaymentIds | undefined {
  const transactionId = textIn(data, 'transaction_id') ?? textIn(data, 'transactionId');
  const checkoutId = textIn(data, 'id');
  if (!transactionId && !checkoutId) return undefined;
  return { ...(transactionId && { transactionId }), ...(checkoutId && { checkoutId }) };
}

function textIn(data: unknown, key: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
