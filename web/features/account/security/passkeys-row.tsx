import { useId, useState } from 'react';
import { type Passkey, renamePasskeyInput } from '#shared/identity/sign-in-methods-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Row, RowEntry } from './row.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './use-sign-in-methods.ts';

interface PasskeysRowProps {
  passkeys: readonly Passkey[];
  /** This browser can make one. */
  canAdd: boolean;
}

/** Signing in by fingerprint, face or screen lock. */
export function PasskeysRow({ passkeys, canAdd }: PasskeysRowProps) {
  const add = useAddPasskey();
  const [open, setOpen] = useState<{ what: 'rename' | 'remove'; passkey: Passkey }>();
  return (
    <Row
      title="Passkeys"
      about="Sign in with your fingerprint, face or screen lock instead of the password."
      list={
        passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="grid gap-2">
            {passkeys.map((passkey) => (
              <RowEntry key={passkey.id} name={passkey.name} about={datesOf(passkey)}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setOpen({ what: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ what: 'remove', passkey })}
                >
                  Remove
                </Button>
              </RowEntry>
            ))}
          </ul>
        )
      }
    >
      {canAdd && (
        <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
          Add a passkey
        </Button>
      )}
      {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={() => setOpen(undefined)} />}
      {open?.what === 'remove' && <RemoveDialog passkey={open.passkey} onClose={() => setOpen(undefined)} />}
    </Row>
  );
}

function datesOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${shortDate(lastUsedAt)}`;
  return `Added ${shortDate(createdAt)} · ${used}`;
}

interface DialogProps {
  passkey: Passkey;
  onClose: () => void;
}

function RenameDialog({ passkey, onClose }: DialogProps) {
  const formId = useId();
  const rename = useRenamePasskey();
  const form = useZodForm(renamePasskeyInput, { name: passkey.name });
  const save = form.submit(async ({ name }) => {
    try {
      await rename.mutateAsync({ id: passkey.id, name });
      onClose();
    } catch (error) {
      form.placeErrors({ name: error instanceof Error ? error.message : '' });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Rename passkey"
      focusFirst="input"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <InputField label="Name" autoComplete="off" {...form.field('name')} />
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: DialogProps) {
  const remove = useRemovePasskey();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Remove ${passkey.name}?`}
      description="It will no longer sign you in. Delete it on your device too."
      action="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(passkey.id, { onSettled: onClose })}
    />
  );
}
