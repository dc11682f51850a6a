import { z } from 'zod';
import { PROFILE_LABELS } from '#shared/profiles/labels.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { failureWords } from '../use-profile-saving.ts';

interface NameDialogProps {
  title: string;
  /** The name it has, or none. */
  name?: string;
  /** Rejects with an ApiError, whose message is then shown beside the field. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

const NAME = z.object({ name: z.string() });

/** Asks for the name of a profile; the server says what a name must be. */
export function NameDialog({ title, name = '', onSave, onClose }: NameDialogProps) {
  const form = useZodForm(NAME, { name });
  const save = async (typed: { name: string }) => {
    await onSave(typed.name);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      action="Save"
      busy={form.isBusy}
      onSubmit={form.submit(save, (error) => ({ name: failureWords(error) }))}
      onClose={onClose}
    >
      <InputField
        label={PROFILE_LABELS.name}
        hint="For example, Web design"
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}
