import { ChevronDown } from 'lucide-react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES, languageToWrite, WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { hintOf, STYLES, TONES } from '#shared/proposals/options.ts';
import { TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { offerPro } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { fillable } from '#web/ui/text-input.tsx';
import { OtherWays } from '../chips/ways-to-write.tsx';
import { allowedStyle, allowedTone } from '../generation/generate-request.ts';
import { NotesOffer } from '../own-notes/notes-button.tsx';
import { locksOf } from '../wizard/locks.ts';
import { useWizard } from '../wizard/wizard-context.ts';
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
        onValueChange={(tone) => dispatch({ type: 'set', values: { tone } })}
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
        onValueChange={(style) => dispatch({ type: 'set', values: { style } })}
        onLocked={() => offerPro()}
        options={STYLES.map((style) => ({ ...style, hint: hintOf(style), locked: styles.includes(style.value) }))}
      />
      <OwnLines brief={brief} />
      <LanguageField brief={brief} />
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

/** What the proposal is to be written in. The browser's own list: it is there at once, and right on every phone. */
function LanguageField({ brief }: { brief: JobBrief | null }) {
  const { state, dispatch } = useWizard();
  const choose = (chosen: string) => {
    const language = LANGUAGE_CHOICES.find((choice) => choice === chosen);
    if (language) dispatch({ type: 'set', values: { language } });
  };
  return (
    <Field label="Language of the proposal" hint={state.language === 'auto' && hintFor(brief)}>
      {(ids) => (
        <div className="relative max-w-sm">
          <select
            {...ids}
            value={state.language}
            onChange={(event) => choose(event.target.value)}
            className={`${fillable.join(' ')} h-10 appearance-none pr-9`}
          >
            <option value="auto">{sameAsPost(brief)}</option>
            {WRITTEN_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language].name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint" />
        </div>
      )}
    </Field>
  );
}

function sameAsPost(brief: JobBrief | null): string {
  if (brief === null || brief.language === 'other') return 'Same as the post';
  return `Same as the post (${LANGUAGE_NAMES[languageToWrite('auto', brief.language)].name})`;
}

function hintFor(brief: JobBrief | null): string | false {
  return (
    brief?.language === 'other' &&
    'The post is in a language that we cannot write in yet. It will be answered in English.'
  );
}
