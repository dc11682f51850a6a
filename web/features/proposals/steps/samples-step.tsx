import { LockedOverlay } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { ClearButton } from './clear-button.tsx';
import { FoldedSamples } from './folded-steps.tsx';
import { OwnTexts, ownTextsOn } from './own-texts.tsx';
import { SampleFields } from './sample-fields.tsx';
import { StepCard } from './step-card.tsx';

export function SamplesStep() {
  const { state, may } = useWizard();
  if (state.folded.samples) return <FoldedSamples isCurrent />;
  const isLocked = locksOf(may).samplesCard;
  const own = ownTextsOn(3, state);
  return (
    <StepCard
      title="Previous Work Samples"
      lead="Proposals you have sent before, so that the next one sounds like you. Optional."
      badge={<Badge tone="accent">Pro</Badge>}
      tool={
        <ClearButton card="samples" isLocked={isLocked}>
          Clear All Samples
        </ClearButton>
      }
    >
      <LockedOverlay
        locked={isLocked}
        why="Learns your voice from what you have written before."
        own={own.length > 0 && <OwnTexts texts={own} canLeaveOut={false} />}
      >
        <div className="grid gap-5">
          <SampleFields step={3} />
        </div>
      </LockedOverlay>
    </StepCard>
  );
}
