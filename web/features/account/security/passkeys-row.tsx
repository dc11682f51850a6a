import { useState } from 'react';
import { type Passkey, renamePasskeyInput } from '#shared/identity/sign-in-methods-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { AskingButton, Row, RowEntry } from './row.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './use-sign-in-methods.ts';

interface PasskeysRowProps {
  passkeys: readonly Passkey[];
  /** This browser can make one. */
  canAdd: boolean;
}

/** Signing in by fingerprint, face or screen lock. */
export function PasskeysRow({ passkeys, canAdd }: PasskeysRowProps) {
  const add = useAddPasskey();
  return (
    <Row
      title="Passkeys"
      about="Sign in with your fingerprint, face or screen lock instead of the password."
      list={
        passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="grid gap-2">
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} />
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
    </Row>
  );
}

function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey();
  const used = lastUsedAt === null ? 'not used yet' : `last used ${shortDate(lastUsedAt)}`;
  return (
    <RowEntry name={name} about={`Added ${shortDate(createdAt)} · ${used}`}>
      <Button variant="ghost" size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <AskingButton
        name="Remove"
        aria-label={`Remove ${name}`}
        variant="ghost"
        size="sm"
        question={{
          title: `Remove ${name}?`,
          description: 'It will no longer sign you in. Delete it on your device too.',
          action: 'Remove',
        }}
        busy={remove.isPending}
        onConfirm={(onSettled) => remove.mutate(id, { onSettled })}
      />
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </RowEntry>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
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
