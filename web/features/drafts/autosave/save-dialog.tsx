import { type SyntheticEvent, useId, useState } from 'react';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { isBlank } from '#shared/http/text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';

/** Source: docs/spec/proposals.md §8. */
export const NOT_SAVED = 'Failed to save draft';

interface SaveDialogProps {
  firstName: string;
  /** Rejects when it could not be saved: the dialog stays, with what was typed, and says why. */
  onSave: (name: string) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for the name of a draft. */
export function SaveDialog({ firstName, onSave, onSaved, onClose }: SaveDialogProps) {
  const [name, setName] = useState(() => asName(firstName));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useId();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (isBlank(name)) return setError('Please enter a name');
    if (name.trim().length > DRAFT_LIMITS.nameChars) return setError(TOO_LONG);
    setError(undefined);
    setFailure(undefined);
    setBusy(true);
    try {
      await onSave(name.trim());
    } catch (refused) {
      return setFailure(refused instanceof Error ? refused.message : '');
    } finally {
      setBusy(false);
    }
    onClose();
    onSaved();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Save draft"
      description="You’ll find it under this name in Proposals."
      focusFirst="input"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            Save draft
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <InputField
          label="Draft name"
          value={name}
          autoComplete="off"
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        {failure !== undefined && (
          <Alert isAnswer tone="danger" title={NOT_SAVED}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

const TOO_LONG = `This is longer than the ${DRAFT_LIMITS.nameChars} characters that a name can have. Nothing was cut: please shorten it.`;

/** A job title may be a whole post that was pasted into the wrong field. */
function asName(text: string): string {
  return text.slice(0, DRAFT_LIMITS.nameChars).replace(/[\uD800-\uDBFF]$/, '');
}
