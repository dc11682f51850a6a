import { isBlank } from '#shared/http/text.ts';
import { PROFILE_LABELS, sampleLabel } from '#shared/profiles/labels.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { May } from '../generation/generate-request.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { PROFILE_FIELDS, SAMPLES_ON_STEP, type WizardState } from '../wizard/wizard-state.ts';

interface OwnText {
  readonly label: string;
  readonly text: string;
}

/** What a person has typed on a step that is locked now; without a text there is none. */
export function ownTextsOn(step: 2 | 3, { fields, samples }: WizardState): readonly OwnText[] {
  const profile = step === 2 ? PROFILE_FIELDS.map((name) => ({ label: PROFILE_LABELS[name], text: fields[name] })) : [];
  const onStep = SAMPLES_ON_STEP[step].map((index) => ({ label: sampleLabel(index), text: samples[index] ?? '' }));
  return [...profile, ...onStep].filter(({ text }) => !isBlank(text));
}

/** Locked texts to read, and a switch that leaves them out where they would be sent. */
export function OwnTexts({ texts, canLeaveOut }: { texts: readonly OwnText[]; canLeaveOut: boolean }) {
  const { state, dispatch } = useWizard();
  return (
    <div className="grid gap-4">
      {canLeaveOut && (
        <Switch
          label="Use these in my proposals"
          checked={!state.isExperienceLeftOut}
          onCheckedChange={(isUsed) => dispatch({ type: 'set', values: { isExperienceLeftOut: !isUsed } })}
        />
      )}
      <ul className="grid gap-3">
        {texts.map(({ label, text }) => (
          <li key={label} className="grid gap-1">
            <p className="text-small font-strong text-ink-soft">{label}</p>
            <div
              role="region"
              aria-label={label}
              // Long ones scroll, and are reached by the keyboard.
              tabIndex={0}
              className="max-h-48 overflow-y-auto rounded-soft border border-line bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere"
            >
              {text}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the next proposal would be written with a text of step 2, although it cannot be edited. */
export function mayLeaveOut({ fields }: WizardState, may: May): boolean {
  return may('section.skills') && PROFILE_FIELDS.some((name) => !isBlank(fields[name]));
}
