import type { ToastMessage } from '#web/ui/toast.tsx';
import type { UpgradeState } from './upgrade-state.ts';

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
