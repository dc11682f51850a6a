import type { CheckoutState } from '#shared/billing/contract.ts';
import { isPaymentProcessing } from '#shared/plans/checkout-status.ts';
import { confirmPayment } from '#web/features/billing/index.ts';
import { refreshUser } from '#web/features/identity/index.ts';
import { type ToastMessage, toast } from '#web/ui/toast.tsx';
import { type UpgradeState, upgradeState } from '../upgrade-state.ts';
import { viewerOf } from '../viewer.ts';
import { codeOf, refusalIn } from './refusal.ts';

/** What the signed-in person has by what the server knows now. @throws ApiError */
export async function freshEntitlement(): Promise<UpgradeState> {
  return upgradeState(viewerOf(await refreshUser()), new Date());
}

/** Why a payment could not be verified. */
export interface Unsettled {
  readonly words: string;
  /** The answer will not be another one. Else nobody may be asked to pay again before it is known. */
  readonly isFinal: boolean;
}

/**
 * Makes the server look up the payment, shows the outcome, and leads on once the person has Pro or is known to be getting
 * it. Returns undefined then, else why not. Never rejects.
 */
export async function settlePayment(
  userId: string,
  data: unknown,
  leadOn: () => Promise<void> | void,
): Promise<Unsettled | undefined> {
  try {
    const state = entitlementIn(await confirmPayment(userId, data));
    // The answer is true also if the user could not be refetched; the next page tries again.
    await refreshUser().catch(() => undefined);
    // That it is still on its way is said by the page it leads to.
    if (state === 'pro') toast(ACTIVATED);
  } catch (error) {
    const words = refusalIn(error) ?? 'Please try again or contact support';
    // The provider may have informed the server in the meantime, without the page.
    const state = await freshEntitlement().catch(() => 'offer' as const);
    toast(state === 'pro' ? ACTIVATED : notVerified(words));
    if (state === 'offer') return { words, isFinal: /^TRANSACTION_/.test(String(codeOf(error))) };
  }
  await leadOn();
  return undefined;
}

/** Source: docs/spec/accounts.md §8. */
function notVerified(words: string): ToastMessage {
  return { title: 'Error verifying transaction', description: words, variant: 'destructive' };
}

/** Source: docs/spec/accounts.md §4. */
const ACTIVATED: ToastMessage = {
  title: 'Subscription Successful',
  description: 'Your Pro subscription has been activated',
};

function entitlementIn({ plan, checkoutStatus }: CheckoutState): UpgradeState {
  const holder = { plan, proTrialCreditsUsed: 0 };
  return upgradeState({ holder, isPaymentProcessing: isPaymentProcessing(checkoutStatus) }, new Date());
}
