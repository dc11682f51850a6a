/** What names a payment to the provider; at least one of them is there. */
export interface PaymentIds {
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
