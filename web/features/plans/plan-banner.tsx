import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Banner, bannerFor } from './banner.ts';
import { FreePlan } from './free-plan.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { upgradeState } from './upgrade-state.ts';
import { useTrialCredits } from './use-trial-credits.ts';
import { useViewer } from './use-viewer.ts';
import { WeekUsedCard } from './week-used-card.tsx';

/** One quiet line about the viewer's plan: the credits banner or the upsell banner. Source: docs/spec/proposals.md §2. */
export function PlanBanner() {
  const [isOffering, setIsOffering] = useState(false);
  const { data } = useTrialCredits();
  const viewer = useViewer();
  const banner = bannerFor(viewer, data, new Date());
  const state = upgradeState(viewer, new Date());
  return (
    <>
      {state !== 'pro' && <WeekUsedCard />}
      {banner.kind !== 'none' && <Line banner={banner} onOffer={() => setIsOffering(true)} />}
      {/* Not in the line: once Pro is there the line goes, and the dialog has to say so. */}
      <UpgradeDialog open={isOffering} onClose={() => setIsOffering(false)} />
    </>
  );
}

interface LineProps {
  banner: Exclude<Banner, { kind: 'none' }>;
  onOffer: () => void;
}

function Line({ banner, onOffer }: LineProps) {
  if (banner.kind === 'upsell') {
    return (
      <p className="text-small text-ink-soft">
        <FreePlan as="sentence" /> Pro adds your own experience, your voice and every tone.{' '}
        <Button variant="link" size="sm" onClick={onOffer}>
          See what Pro adds
        </Button>
      </p>
    );
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
      {banner.words}
      {banner.isUpgradeOffered && (
        <Button variant="link" size="sm" onClick={onOffer}>
          Upgrade to Pro
        </Button>
      )}
    </p>
  );
}
