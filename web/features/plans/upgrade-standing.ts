import { isPro } from '#shared/plans/access.ts';
import type { Viewer } from './viewer.ts';

/** What an upgrade dialog has to say to this viewer. */
export type UpgradeStanding = 'offer' | 'processing' | 'pro';

/** Pro wins over a payment in progress: a renewal that is being processed must not look like a missing plan. */
export function upgradeStanding(viewer: Pick<Viewer, 'holder' | 'isPaymentProcessing'>, now: Date): UpgradeStanding {
  if (viewer.holder && isPro(viewer.holder, now)) return 'pro';
  return viewer.isPaymentProcessing ? 'processing' : 'offer';
}
