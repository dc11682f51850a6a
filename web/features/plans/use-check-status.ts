import { useMutation } from '@tanstack/react-query';
import type { SessionUser } from '#shared/identity/contract.ts';
import { callAsUser, refreshUser } from '#web/features/identity/index.ts';
import { toast } from '#web/ui/toast.tsx';
import { isNothingToAsk, notPaid, stillProcessing } from './checked-words.ts';
import { type UpgradeState, upgradeState } from './upgrade-state.ts';
import { viewerOf } from './viewer.ts';

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
