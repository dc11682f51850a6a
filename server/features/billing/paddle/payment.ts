import type { PaddleEntity } from '../deps.ts';
import type { BillingGateway } from './gateway.ts';
import type { PaddleTransaction } from './schemas.ts';

/** A payment as the provider has it just now, and all that it says about it. */
export interface Payment {
  readonly transaction: PaddleTransaction;
  readonly entities: readonly PaddleEntity[];
}

/**
 * Reads a payment and the subscription it began, if it has begun one. Undefined when the provider does not know it.
 * @throws ProviderRefused, ProviderUnavailable
 */
export async function readPayment(
  gateway: Pick<BillingGateway, 'getTransaction' | 'getSubscription'>,
  transactionId: string,
): Promise<Payment | undefined> {
  const transaction = await gateway.getTransaction(transactionId);
  if (!transaction) return undefined;
  const payment: PaddleEntity = { kind: 'transaction', data: transaction };
  const { subscription_id: subscriptionId } = transaction;
  const subscription = subscriptionId ? await gateway.getSubscription(subscriptionId) : undefined;
  return { transaction, entities: subscription ? [payment, { kind: 'subscription', data: subscription }] : [payment] };
}
