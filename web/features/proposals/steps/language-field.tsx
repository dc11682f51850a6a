import { ChevronDown } from 'lucide-react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES, languageToWrite, WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { Field } from '#web/ui/field.tsx';
import { fillable } from '#web/ui/text-input.tsx';
import { useJobBrief } from '../wizard/use-job-brief.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** What the proposal is to be written in. The browser's own list: it is there at once, and right on every phone. */
export function LanguageField() {
  const { state, dispatch } = useWizard();
  const { brief } = useJobBrief(state.fields.jobTitle, state.fields.jobDescription, state.corrections);
  const choose = (chosen: string) => {
    const value = LANGUAGE_CHOICES.find((intent) => intent === chosen);
    if (value) dispatch({ type: 'language', value });
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
