import { useState } from 'react';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { UpgradeDialog } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { allowedStyle, allowedTone } from '../generate-request.ts';
import { locksOf } from '../locks.ts';
import { useWizard } from '../wizard-context.ts';
import { HeldBackNote } from './held-back-note.tsx';
import { StepCard } from './step-card.tsx';

export function ToneStep() {
  const { state, dispatch, may } = useWizard();
  const [isOffering, setIsOffering] = useState(false);
  const { tones, styles } = locksOf(may);
  return (
    <StepCard title="Tone and style" lead="How it sounds, and how it is built.">
      <RadioCards
        legend="Tone"
        value={allowedTone(state.tone, may)}
        onValueChange={(value) => dispatch({ type: 'tone', value })}
        options={TONES.map(({ value, name, hint }) => ({ value, name, hint, locked: tones.includes(value) }))}
      />
      <RadioCards
        legend="Style"
        value={allowedStyle(state.style, may)}
        onValueChange={(value) => dispatch({ type: 'style', value })}
        options={STYLES.map(({ value, name, hint }) => ({ value, name, hint, locked: styles.includes(value) }))}
      />
      <HeldBackNote />
      {tones.length + styles.length > 0 && <LockedNote onOffer={() => setIsOffering(true)} />}
      {/* Not in the note: once Pro is there the note goes, and the dialog has to say so. */}
      <UpgradeDialog open={isOffering} onOpenChange={setIsOffering} />
    </StepCard>
  );
}

function LockedNote({ onOffer }: { onOffer: () => void }) {
  return (
    <p className="text-ink-soft">
      Every tone and style comes with Pro.{' '}
      <Button variant="link" onClick={onOffer}>
        See what Pro adds
      </Button>
    </p>
  );
}
