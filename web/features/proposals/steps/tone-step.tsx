import { useState } from 'react';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { UpgradeDialog } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { allowedStyle, allowedTone } from '../generate-request.ts';
import { useWizard } from '../wizard-context.ts';
import { StepCard } from './step-card.tsx';

export function ToneStep() {
  const { state, dispatch, may } = useWizard();
  const isAnyLocked = [...TONES, ...STYLES].some((option) => !may(option.feature));
  return (
    <StepCard title="Tone and style" lead="How it sounds, and how it is built.">
      <RadioCards
        legend="Tone"
        value={allowedTone(state.tone, may)}
        onValueChange={(value) => dispatch({ type: 'tone', value })}
        options={TONES.map(({ value, name, hint, feature }) => ({ value, name, hint, locked: !may(feature) }))}
      />
      <RadioCards
        legend="Style"
        value={allowedStyle(state.style, may)}
        onValueChange={(value) => dispatch({ type: 'style', value })}
        options={STYLES.map(({ value, name, hint, feature }) => ({ value, name, hint, locked: !may(feature) }))}
      />
      {isAnyLocked && <LockedNote />}
    </StepCard>
  );
}

function LockedNote() {
  const [isOffering, setIsOffering] = useState(false);
  return (
    <p className="text-ink-soft">
      Every tone and style comes with Pro.{' '}
      <Button variant="link" onClick={() => setIsOffering(true)}>
        See what Pro adds
      </Button>
      <UpgradeDialog open={isOffering} onOpenChange={setIsOffering} />
    </p>
  );
}
