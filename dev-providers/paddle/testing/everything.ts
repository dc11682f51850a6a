import type { Seller } from './seller.ts';

/** Answers of the API by endpoint of Paddle's document, and every body that was sent. */
export interface Told {
  readonly endpoint: string;
  readonly status: number;
  readonly sent: unknown;
  readonly answered: unknown;
}

/** A life with everything in it that the stand-in knows: bought, declined, renewed, failed, recovered, left, paid back. */
export async function liveThrough(seller: Seller): Promise<Told[]> {
  const told: Told[] = [];
  const { paddle } = seller;
  const call = async (method: string, endpoint: string, id: string, sent?: unknown) => {
    const answer = await seller.call(method, endpoint.replace(/\{\w+\}/, id), sent);
    told.push({ endpoint: `${method} ${endpoint}`, status: answer.status, sent, answered: answer.json });
    return answer.id;
  };
  const newest = () => paddle.state().subscriptions.at(-1)?.id ?? '';

  const order = { items: [{ price_id: paddle.priceIds.monthly, quantity: 1 }], custom_data: { userId: 'somebody' } };
  const txn = await call('POST', '/transactions', '', {
    ...order,
    checkout: { url: 'http://localhost:3000/checkout' },
  });
  await paddle.control('pay', { card: 'declined' });
  await paddle.control('pay', { card: 'slow' });
  await call('GET', '/transactions/{transaction_id}', txn);
  await paddle.control('clock', { advance: { minutes: 20 } });
  await call('GET', '/transactions/{transaction_id}', txn);
  const sub = newest();
  await call('GET', '/subscriptions/{subscription_id}', sub);
  await paddle.control('renew', { outcome: 'ok' });
  await paddle.control('renew', { outcome: 'fail' });
  await call('GET', '/subscriptions/{subscription_id}/update-payment-method-transaction', sub);
  await paddle.control('card', { card: 'ok' });
  await call('GET', '/subscriptions/{subscription_id}/update-payment-method-transaction', sub);
  await call('POST', '/subscriptions/{subscription_id}/cancel', sub, { effective_from: 'next_billing_period' });
  await call('PATCH', '/subscriptions/{subscription_id}', sub, { scheduled_change: null });
  await paddle.control('refund', { cents: 300 });
  await paddle.control('refund', { status: 'rejected' });
  await paddle.control('chargeback');
  await paddle.control('chargeback', { action: 'chargeback_reverse' });
  await call('POST', '/subscriptions/{subscription_id}/cancel', sub, { effective_from: 'immediately' });

  const customer = await call('POST', '/customers', '', { email: 'second@example.com', name: 'Second' });
  await call('GET', '/customers/{customer_id}', customer);
  await call('POST', '/transactions', '', { ...order, checkout: { url: 'http://localhost:3000/checkout' } });
  await paddle.control('pay', { card: 'renewals-fail', email: 'second@example.com' });
  await call('POST', '/customers/{customer_id}/portal-sessions', customer, { subscription_ids: [newest()] });
  await paddle.control('clock', { advance: { days: 70 } });
  for (const endpoint of ['/transactions', '/subscriptions', '/customers', '/events']) await call('GET', endpoint, '');
  await call('GET', '/prices/{price_id}', paddle.priceIds.yearly);
  return told;
}
