import { type BillingGateway, ProviderRefused } from '../paddle/gateway.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';

/**
 * Ends a subscription at once. What has ended already is answered as it is; undefined: the provider does not know it.
 * @throws ProviderRefused, ProviderUnavailable when it may go on
 */
export async function cancelNow(
  gateway: BillingGateway,
  subscriptionId: string,
): Promise<PaddleSubscription | undefined> {
  try {
    return await gateway.cancelSubscription(subscriptionId, 'now');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It has ended already, or there is none: the truth decides.
    const truth = await gateway.getSubscription(subscriptionId);
    if (truth && truth.status !== 'canceled') throw error;
    return truth;
  }
}
