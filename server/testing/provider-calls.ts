import type { Client } from './client.ts';
import type { PaidApp } from './paid-app.ts';

// Every call that asks the provider, and what people read when it fails (docs/spec/security.md §P9).

export const CHECKOUT = {
  code: 'CHECKOUT_NOT_STARTED',
  message: 'Failed to create checkout session',
};
export const CANCEL = { code: 'CANCEL_FAILED', message: 'Failed to cancel subscription. Please try again later.' };
export const RESUME = {
  code: 'RESUME_FAILED',
  message: 'Your subscription could not be resumed. Please try again later.',
};
export const PORTAL = {
  code: 'PORTAL_UNAVAILABLE',
  message: 'Could not access payment management. Please try again later.',
};

export const begin = (browser: Client) => browser.post('/api/checkout/session', {});
export const complete = (browser: Client, transactionId: string) =>
  browser.post('/api/paddle/checkout-complete', { transactionId });
export const check = (browser: Client) => browser.send('POST', '/api/checkout/status');
export const cancel = (browser: Client) => browser.send('POST', '/api/checkout/cancel-subscription');
export const resume = (browser: Client) => browser.send('POST', '/api/checkout/resume-subscription');
export const manage = (browser: Client) => browser.get('/api/checkout/manage-subscription');

/** Everything stored about payments. */
export async function everything(app: PaidApp): Promise<unknown[]> {
  const tables = ['users', 'subscriptions', 'billing_transactions', 'billing_adjustments', 'billing_customers'];
  return Promise.all(tables.map((table) => app.sql(`select * from ${table} order by 1, 2`)));
}
