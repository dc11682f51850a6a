import { type SubmitEvent, useState } from 'react';
import { PROFILE_LABELS } from '#shared/profiles/labels.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface NameDialogProps {
  title: string;
  /** The name it has, or none. */
  name?: string;
  /** Rejects with an ApiError, whose message is then shown beside the field. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a profile. Mounted only while it is open, so that it starts empty each time. */
export function NameDialog({ title, name = '', onSave, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    try {
      await onSave(typed);
      onClose();
    } catch (refused) {
      setError(wordsOf(refused));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      focusFirst="input"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="profile-name" busy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form id="profile-name" noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={PROFILE_LABELS.name}
          hint="Such as the kind of work it is for: Web design, Copywriting."
          error={error}
        >
          <TextInput
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.problem?.fields?.name ?? Object.values(error.problem?.fields ?? {})[0] ?? error.message;
}
