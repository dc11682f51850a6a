import { useState } from 'react';
import { type Passkey, renamePasskeyInput } from '#shared/identity/sign-in-methods-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
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
  const rename = useRenamePasskey();
  const form = useZodForm(renamePasskeyInput, { name: passkey.name });
  const save = async ({ name }: { name: string }) => {
    await rename.mutateAsync({ id: passkey.id, name });
    onClose();
  };
  const nameError = (error: unknown) => ({ name: error instanceof Error ? error.message : '' });
  return (
    <FormDialog
      title="Rename passkey"
      action="Save"
      busy={form.isBusy}
      onSubmit={form.submit(save, nameError)}
      onClose={onClose}
    >
      <InputField label="Name" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: DialogProps) {
  const remove = useRemovePasskey();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      description="It will no longer sign you in. Delete it on your device too."
      action="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(passkey.id, { onSettled: onClose })}
    />
  );
}
