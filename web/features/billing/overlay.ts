import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { type CheckoutEnd, untilEnded } from './overlay-end.ts';
import { getPaddle, hasOpenedByItself, overlaySettings } from './paddle.ts';

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
  return untilEnded(paddle, () => paddle.Checkout.open({ ...attempt, settings: overlaySettings() }));
}

/** The same for a payment that exists already and is in the page's address, where the script opens it automatically. */
export async function payTransaction(transactionId: string, signal: AbortSignal): Promise<CheckoutEnd> {
  const paddle = await getPaddle();
  if (signal.aborted) return { kind: 'left' };
  const open = () => {
    if (!hasOpenedByItself(transactionId)) paddle.Checkout.open({ transactionId, settings: overlaySettings() });
  };
  return untilEnded(paddle, open, signal);
}
