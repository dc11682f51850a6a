import { PROFILE_LABELS, sampleLabel } from '#shared/profiles/labels.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const TEXTS = [
  { name: 'skillsAndExperience', rows: 5 },
  { name: 'aboutMeStatement', rows: 3 },
  { name: 'portfolio', rows: 2 },
] as const;

export function ProfileFields({ form, isReadOnly }: { form: ProfileForm; isReadOnly: boolean }) {
  const { name, texts, errors, failure } = form;
  return (
    <div className="grid gap-5">
      {!isReadOnly && (
        <Field
          label={PROFILE_LABELS.name}
          hint="Such as the kind of work it is for: Web design, Copywriting."
          error={errors.name}
        >
          <TextInput autoComplete="off" value={name} onChange={(event) => form.setName(event.target.value)} />
        </Field>
      )}
      {TEXTS.map(({ name: field, rows }) => (
        <Field key={field} label={PROFILE_LABELS[field]} error={errors[field]}>
          <TextArea
            rows={rows}
            readOnly={isReadOnly}
            value={texts[field]}
            onChange={(event) => form.setText(field, event.target.value)}
          />
        </Field>
      ))}
      {texts.writingSamples.map((sample, index) => (
        <Field key={index} label={sampleLabel(index)} error={index === 0 ? errors.writingSamples : undefined}>
          <TextArea
            rows={2}
            readOnly={isReadOnly}
            value={sample}
            onChange={(event) => form.setSample(index, event.target.value)}
          />
        </Field>
      ))}
      {failure !== undefined && (
        <Alert isAnswer tone="danger" title="The profile was not saved">
          {failure}
        </Alert>
      )}
    </div>
  );
}
