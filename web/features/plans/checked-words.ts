import type { ToastMessage } from '#web/ui/toast.tsx';
import type { UpgradeStanding } from './upgrade-standing.ts';

/** What stands beside 'Check Status' when the payment is still on its way; undefined when it is not. */
export function stillProcessing(standing: UpgradeStanding): string | undefined {
  return standing === 'processing' ? 'Still processing…' : undefined;
}

/** What is said when the payment came to nothing: the dialog then shows the offer again. Undefined while there is hope, and with Pro. */
export function notPaid(standing: UpgradeStanding): ToastMessage | undefined {
  if (standing !== 'offer') return undefined;
  return {
    title: 'No payment is being processed',
    description: 'The one you made was not completed. You can try again at any time.',
  };
}

/** Payments are not open here, so there is no provider to ask: what our own records say is all there is to know. */
export function isNothingToAsk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'BILLING_NOT_OPEN' || code === 'NOT_FOUND';
}
