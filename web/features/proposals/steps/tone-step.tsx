import type { JobBrief } from '#shared/proposals/brief.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { offerPro } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { OtherWays } from '../chips/ways-to-write.tsx';
import { allowedStyle, allowedTone } from '../generation/generate-request.ts';
import { NotesOffer } from '../own-notes/notes-button.tsx';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { LanguageField } from './language-field.tsx';
import { LockedChoicesNote } from './locked-choices-note.tsx';
import { OwnLines } from './own-lines.tsx';
import { StepCard } from './step-card.tsx';

export function ToneStep({ brief }: { brief: JobBrief | null }) {
  const { state, dispatch, may } = useWizard();
  const { tones, styles } = locksOf(may);
  return (
    <StepCard title="Tone and style" lead="How it sounds, how it is built, and in which language.">
      <NotesOffer brief={brief} />
      <RadioCards
        legend="Tone"
        value={allowedTone(state.tone, may)}
        onValueChange={(value) => dispatch({ type: 'tone', value })}
        onLocked={() => offerPro()}
        options={TONES.map(({ value, name, hint }) => ({
          value,
          name,
          hint,
          example: `“${TONE_OPENINGS[value]}”`,
          locked: tones.includes(value),
        }))}
      />
      <RadioCards
        legend="Style"
        value={allowedStyle(state.style, may)}
        onValueChange={(value) => dispatch({ type: 'style', value })}
        onLocked={() => offerPro()}
        options={STYLES.map(({ value, name, hint }) => ({ value, name, hint, locked: styles.includes(value) }))}
      />
      <OwnLines brief={brief} />
      <LanguageField />
      <LockedChoicesNote />
      <OtherWays postLanguage={brief?.language} />
      {tones.length + styles.length > 0 && <LockedNote />}
    </StepCard>
  );
}

function LockedNote() {
  return (
    <p className="text-ink-soft">
      Every tone and style comes with Pro.{' '}
      <Button variant="link" onClick={() => offerPro()}>
        See what Pro adds
      </Button>
    </p>
  );
}
