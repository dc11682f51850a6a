import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { hintOf, STYLES, TONES } from '#shared/proposals/options.ts';
import { TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { useSession } from '#web/features/identity/index.ts';
import { offerPro } from '#web/features/plans/index.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { allowedStyle, allowedTone } from '../generation/generate-request.ts';
import { locksOf } from '../wizard/locks.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { profileTexts } from '../wizard/wizard-state.ts';
import { Chip } from './chip.tsx';
import { HiddenFromModel, WaysToWrite } from './ways-to-write.tsx';

/** With the words that each tone begins with. */
const TONE_OPTIONS = TONES.map(({ value, name }) => ({ value, name, hint: `“${TONE_OPENINGS[value]}”` }));

/** With what leads in each. */
const STYLE_OPTIONS = STYLES.map((style) => ({ value: style.value, name: style.name, hint: hintOf(style) }));

const LANGUAGES = LANGUAGE_CHOICES.map((value) => ({
  value,
  name: value === 'auto' ? 'Language of the post' : LANGUAGE_NAMES[value].name,
}));

/** Everything that shapes the next letter, in one row: the short way to what steps 2 to 4 have in full. */
export function OptionChips({ brief }: { brief: JobBrief | null }) {
  const { state, dispatch, may } = useWizard();
  const locks = locksOf(may);
  const tone = allowedTone(state.tone, may);
  const style = allowedStyle(state.style, may);
  return (
    <div role="group" aria-label="Options of this proposal" className="flex flex-wrap gap-2">
      <MeChip />
      <ChoiceChip
        label="Tone"
        value={tone}
        options={TONE_OPTIONS}
        locked={locks.tones}
        onChoose={(tone) => dispatch({ type: 'set', values: { tone } })}
        className="w-80"
      />
      <ChoiceChip
        label="Style"
        value={style}
        options={STYLE_OPTIONS}
        locked={locks.styles}
        onChoose={(style) => dispatch({ type: 'set', values: { style } })}
        className="w-80"
      />
      <ChoiceChip
        label="Language"
        value={state.language}
        options={LANGUAGES}
        onChoose={(language) => dispatch({ type: 'set', values: { language } })}
      />
      <WaysToWrite postLanguage={brief?.language} trigger={<Chip value="Writer" />} />
      <HiddenFromModel />
    </div>
  );
}

interface ChoiceChipProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; name: string; hint?: string }[];
  locked?: readonly V[];
  onChoose: (value: V) => void;
  className?: string;
}

/** The locked ones last: they are no choice, and are not hidden either. */
function ChoiceChip<V extends string>(props: ChoiceChipProps<V>) {
  const { label, value, options, locked = [], onChoose, className } = props;
  const items = options.map(
    (option): MenuItem => ({
      label: option.name,
      hint: option.hint,
      isChosen: option.value === value,
      isLocked: locked.includes(option.value),
      onSelect: () => (locked.includes(option.value) ? offerPro() : onChoose(option.value)),
    }),
  );
  const inOrder = [...items.filter((item) => !item.isLocked), ...items.filter((item) => item.isLocked)];
  const name = options.find((option) => option.value === value)?.name ?? value;
  return <Menu align="start" className={className} trigger={<Chip label={label} value={name} />} items={inOrder} />;
}

const profileChip = onDemand(async () => (await import('./profile-chip.tsx')).ProfileChip);

/** Who the letter is from: a stored profile, what was typed on step 2, or nothing yet. */
function MeChip() {
  const { user } = useSession();
  const { dispatch, may } = useWizard();
  const edit = () => {
    dispatch({ type: 'open', card: 'skills' });
    focusOn('first-field');
  };
  const texts = <TextsChip onEdit={edit} />;
  if (!user || locksOf(may).skillsCard) return texts;
  return <profileChip.Part userId={user.id} onEdit={edit} waiting={texts} />;
}

/** For those who have no profiles: the way to the texts, and to what opens them. */
function TextsChip({ onEdit }: { onEdit: () => void }) {
  const { state } = useWizard();
  const { writingSamples, ...texts } = profileTexts(state);
  const isEmpty = isBlank(Object.values(texts).join('') + writingSamples.join(''));
  const value = isEmpty ? 'Add your experience' : state.isExperienceLeftOut ? 'Experience left out' : 'Your experience';
  return <Chip label="Me" value={value} onClick={onEdit} />;
}
