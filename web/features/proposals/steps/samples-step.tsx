import { sampleLabel } from '#shared/profiles/labels.ts';
import { LockedOverlay } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { SAMPLES_ON_STEP } from '../wizard/wizard-state.ts';
import { FoldedSamples } from './folded-steps.tsx';
import { OwnTexts, ownTextsOn } from './own-texts.tsx';
import { ClearButton, StepCard } from './step-card.tsx';
import { TextField } from './text-field.tsx';

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

export function SampleFields({ step }: { step: 2 | 3 }) {
  const { state, dispatch } = useWizard();
  return SAMPLES_ON_STEP[step].map((index) => (
    <TextField
      key={index}
      name={`sample${index + 1}`}
      label={sampleLabel(index)}
      rows={3}
      focus={step === 3 && index === SAMPLES_ON_STEP[3][0] ? 'first-field' : ''}
      value={state.samples[index] ?? ''}
      onChange={(value) => dispatch({ type: 'sample', index, value })}
    />
  ));
}
