import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { buyerWith } from './buyer.ts';
import { type CheckoutEnd, untilEnded } from './overlay-end.ts';
import { getPaddle, overlaySettings } from './paddle.ts';

/**
 * Lets the signed-in person buy Pro in the provider's overlay; `makeRoom` is run right before it shows itself, and
 * answers false when it is not wanted any more.
 * @throws ApiError, or Error with a message for the user, if it could not be opened
 */
export async function payInOverlay(cycle: BillingCycle, makeRoom: () => Promise<boolean>): Promise<CheckoutEnd> {
  const paddle = await getPaddle();
  const { startCheckoutAttempt } = await import('#shared/billing/contract.ts');
  const attempt = await callAsUser(startCheckoutAttempt, { input: { billingFrequency: cycle } });
  if (!(await makeRoom())) return { kind: 'called-off' };
  const customer = buyerWith(attempt.customer.email);
  return untilEnded(paddle, () => paddle.Checkout.open({ ...attempt, customer, settings: overlaySettings() }));
}

/** The same for a payment that exists already, which `email` is about to make. */
export async function payTransaction(transactionId: string, email: string, signal: AbortSignal): Promise<CheckoutEnd> {
  const paddle = await getPaddle();
  if (signal.aborted) return { kind: 'left' };
  const checkout = { transactionId, customer: buyerWith(email), settings: overlaySettings() };
  return untilEnded(paddle, () => paddle.Checkout.open(checkout), signal);
}
