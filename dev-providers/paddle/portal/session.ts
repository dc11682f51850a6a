import { secretOf } from '../ids.ts';
import type { Store } from '../store.ts';

/** A way into the portal for one customer, as the API answers it; whoever has the address is let in. */
export function openPortal(store: Store, customerId: string, subscriptionIds: readonly string[]) {
  const token = `pga_${secretOf(40)}`;
  store.portal.set(token, customerId);
  const page = `${store.url()}/portal/${store.id('cpl')}`;
  const address = (action: string, subscriptionId?: string) => {
    const query = new URLSearchParams({ action, ...(subscriptionId && { subscription_id: subscriptionId }), token });
    return `${page}?${query}`;
  };
  return {
    id: store.id('cpls'),
    customer_id: customerId,
    urls: {
      general: { overview: address('overview') },
      subscriptions: subscriptionIds.map((id) => ({
        id,
        cancel_subscription: address('cancel_subscription', id),
        update_subscription_payment_method: address('update_subscription_payment_method', id),
      })),
    },
    created_at: `${store.clock.stamp().slice(0, 19)}Z`,
  };
}
