import { useMutation } from '@tanstack/react-query';
import { callAsUser, refreshUser } from '#web/features/identity/index.ts';
import { type ToastMessage, toast } from '#web/ui/toast.tsx';
import { codeOf } from './checkout/refusal.ts';
import { type UpgradeState, upgradeState, viewerOf } from './viewer.ts';

/**
 * 'Check Status' of a payment that is being processed: makes the server ask the payment provider, and then refetches the person's
 * plan. Never rejects; it says. `onPro` is called when a press has found that Pro is there.
 */
export function useCheckStatus(onPro?: () => void) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: lookAtPayment,
    onSuccess(state) {
      const news = notPaid(state);
      if (news) toast(news);
      if (state === 'pro') onPro?.();
    },
  });
  const words = error?.message ?? (data === 'processing' ? 'Still processing…' : undefined);
  return {
    isChecking: isPending,
    /** The result of the last press, shown beside the button; undefined before one, while asking, and once Pro is there. */
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
  return upgradeState(viewerOf(await refreshUser()), new Date());
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
  const code = codeOf(error);
  return code === 'BILLING_NOT_OPEN' || code === 'NOT_FOUND';
}
