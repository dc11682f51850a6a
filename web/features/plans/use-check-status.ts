import { useMutation } from '@tanstack/react-query';
import type { SessionUser } from '#shared/identity/contract.ts';
import { callAsUser, refreshUser } from '#web/features/identity/index.ts';
import { type ToastMessage, toast } from '#web/ui/toast.tsx';
import { type UpgradeState, upgradeState, viewerOf } from './viewer.ts';

/** 'Check Status' of a payment that is being processed. */
export interface StatusCheck {
  readonly isChecking: boolean;
  /** The result of the last press, shown beside the button; undefined before one, while asking, and once Pro is there. */
  readonly checkWords: string | undefined;
  readonly checkStatus: () => void;
}

/**
 * Makes the server ask the payment provider, and then refetches the person's plan. Never rejects; it says. `onPro` is
 * called when a press has found that Pro is there.
 */
export function useCheckStatus(onPro?: () => void): StatusCheck {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: lookAtPayment,
    onSuccess(state) {
      const news = notPaid(state);
      if (news) toast(news);
      if (state === 'pro') onPro?.();
    },
  });
  const words = error ? error.message : data && stillProcessing(data);
  return {
    isChecking: isPending,
    checkWords: isPending ? undefined : words,
    checkStatus: () => mutate(),
  };
}

/** What the person has, once the server has asked the provider about what they paid. @throws ApiError */
export async function lookAtPayment(): Promise<UpgradeState> {
  // Here and not above: the header knows plans too, and no page begins with schemas.
  const { checkCheckout } = await import('#shared/billing/contract.ts');
  try {
    await callAsUser(checkCheckout, {});
  } catch (error) {
    if (!isNothingToAsk(error)) throw error;
  }
  return entitlementOf(await refreshUser());
}

function entitlementOf(user: SessionUser | null) {
  return upgradeState(viewerOf(user), new Date());
}

/** What is beside 'Check Status' when the payment is still on its way; undefined when it is not. */
export function stillProcessing(state: UpgradeState): string | undefined {
  return state === 'processing' ? 'Still processing…' : undefined;
}

/** The message when the payment failed: the dialog then shows the offer again. Undefined while there is hope, and with Pro. */
export function notPaid(state: UpgradeState): ToastMessage | undefined {
  if (state !== 'offer') return undefined;
  return {
    title: 'No payment is being processed',
    description: 'Your payment was not completed. You can try again anytime.',
  };
}

/** Payments are not open here, so there is no provider to ask: what our own records say is all there is to know. */
export function isNothingToAsk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'BILLING_NOT_OPEN' || code === 'NOT_FOUND';
}
