import type { BillingConfig } from '#shared/billing/contract.ts';
import type { PaddleSettings } from '../../config.ts';

/** What pages open a checkout with. Nothing in it is secret: the client token is made for browsers. */
export function billingConfigOf(paddle: PaddleSettings | undefined): BillingConfig {
  if (!paddle) return { environment: null, script: null };
  const { environment, scriptUrl: src, clientToken } = paddle;
  // Who is in speaks as the sandbox does.
  return { environment, script: { src, clientToken, environment: environment === 'live' ? null : 'sandbox' } };
}
