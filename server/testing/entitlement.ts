import type { Client } from './client.ts';

/** What a person has, as every screen reads it. */
export async function readEntitlement(browser: Pick<Client, 'get'>) {
  const { plan, proUntil, checkoutStatus } = (await browser.get('/api/user')).body;
  return { plan, proUntil, checkoutStatus };
}

export const FREE = { plan: 'free', proUntil: null, checkoutStatus: null };
export const PENDING = { plan: 'free', proUntil: null, checkoutStatus: 'pending_confirmation' };
