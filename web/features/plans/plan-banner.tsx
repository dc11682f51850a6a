import { Button } from '#web/ui/button.tsx';
import { type Banner, bannerFor } from './banner.ts';
import { FreePlan } from './free-plan.tsx';
import { offerPro } from './shown-offer.ts';
import { useTrialCredits } from './use-trial-credits.ts';
import { useViewer } from './use-viewer.ts';
import { upgradeState } from './viewer.ts';
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
