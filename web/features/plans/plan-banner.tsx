import type { TrialCredits } from '#shared/plans/contract.ts';
import { CREDITS_BANNER_UPGRADE_AT } from '#shared/plans/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FreePlan } from './free-plan.tsx';
import { offerPro } from './shown-offer.ts';
import { useTrialCredits } from './use-trial.ts';
import { useViewer } from './use-viewer.ts';
import { upgradeState, type Viewer } from './viewer.ts';
import { WeekUsedCard } from './week-used-card.tsx';

/** One quiet line about the viewer's plan: the credits banner or the upsell banner. Source: docs/spec/proposals.md §2. */
export function PlanBanner() {
  const { data } = useTrialCredits();
  const viewer = useViewer();
  const banner = bannerFor(viewer, data, new Date());
  const state = upgradeState(viewer, new Date());
  return (
    <>
      {state !== 'pro' && <WeekUsedCard />}
      {banner.kind !== 'none' && <Line banner={banner} />}
    </>
  );
}

function Line({ banner }: { banner: Exclude<Banner, { kind: 'none' }> }) {
  if (banner.kind === 'upsell') {
    return (
      <p className="text-small text-ink-soft">
        <FreePlan as="sentence" /> Pro adds your own experience, your voice and every tone.{' '}
        <Button variant="link" size="sm" onClick={() => offerPro()}>
          See what Pro adds
        </Button>
      </p>
    );
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
      {banner.words}
      {banner.isUpgradeOffered && (
        <Button variant="link" size="sm" onClick={() => offerPro()}>
          Upgrade to Pro
        </Button>
      )}
    </p>
  );
}

/** The banner over the workspace about the viewer's plan. */
export type Banner =
  | { readonly kind: 'none' }
  /** What Pro adds, for those who are signed out. */
  | { readonly kind: 'upsell' }
  /** What is left of the free premium proposals. */
  | { readonly kind: 'credits'; readonly words: string; readonly isUpgradeOffered: boolean };

/**
 * One banner at most: none while it is not known who looks, none with Pro. `credits` is what the server said last. The upgrade
 * is offered from two credits down, to nobody whose payment is being processed. Sources: docs/spec/proposals.md §2, §9.
 */
export function bannerFor(viewer: Viewer, credits: TrialCredits | undefined, now: Date): Banner {
  if (viewer.isLoading) return { kind: 'none' };
  if (!viewer.holder) return { kind: 'upsell' };
  const state = upgradeState(viewer, now);
  if (state === 'pro' || !credits || credits.isPro) return { kind: 'none' };
  const isLow = credits.remainingCredits <= CREDITS_BANNER_UPGRADE_AT;
  return { kind: 'credits', words: credits.message, isUpgradeOffered: isLow && state === 'offer' };
}
