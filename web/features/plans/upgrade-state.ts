import { isPro } from '#shared/plans/access.ts';
import type { Viewer } from './viewer.ts';

/** What an upgrade dialog has to say to this viewer. */
export type UpgradeState = 'offer' | 'processing' | 'pro';

/** Pro wins over a payment in progress: a renewal that is being processed must not look like a missing plan. */
export function upgradeState(viewer: Pick<Viewer, 'holder' | 'isPaymentProcessing'>, now: Date): UpgradeState {
  if (viewer.holder && isPro(viewer.holder, now)) return 'pro';
  return viewer.isPaymentProcessing ? 'processing' : 'offer';
}
