import { z } from 'zod';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { isBlank } from '#shared/http/text.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { SAVE_FAILED } from '../proposal-words.ts';

interface SaveDialogProps {
  firstName: string;
  /** Rejects when it could not be saved: the dialog stays, with what was typed, and says why. */
  onSave: (name: string) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
}

const TOO_LONG = `This is longer than the ${DRAFT_LIMITS.nameChars} characters that a name can have. Nothing was cut: please shorten it.`;
const NAME = z.object({
  name: z
    .string()
    .trim()
    .refine((name) => !isBlank(name), 'Please enter a name')
    .max(DRAFT_LIMITS.nameChars, TOO_LONG),
});

/** Asks for the name of a draft. */
export function SaveDialog({ firstName, onSave, onSaved, onClose }: SaveDialogProps) {
  const form = useZodForm(NAME, { name: cutName(firstName) });
  const save = async ({ name }: { name: string }) => {
    await onSave(name);
    onClose();
    onSaved();
  };
  return (
    <FormDialog
      title="Save draft"
      description="You’ll find it under this name in Proposals."
      action="Save draft"
      busy={form.isBusy}
      failure={form.failure === undefined ? undefined : { title: SAVE_FAILED, words: form.failure }}
      onSubmit={form.submit(save, () => ({}))}
      onClose={onClose}
    >
      <InputField label="Draft name" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}

/** A job title may be a whole post that was pasted into the wrong field. */
function cutName(text: string): string {
  return text.slice(0, DRAFT_LIMITS.nameChars).replace(/[\uD800-\uDBFF]$/, '');
}
