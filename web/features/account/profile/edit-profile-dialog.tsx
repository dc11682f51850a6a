import { useEffect, useId, useState } from 'react';
import { type SessionUser, updateUserInput } from '#shared/identity/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useIdentityConfig } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { besideFields, UpdateFailed } from '../update-failed.tsx';
import { NOT_UPDATED, type ProfileChange, useProfileUpdate } from './use-profile-update.ts';

interface EditProfileDialogProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Email, full name and, once, the username. */
export function EditProfileDialog({ user, open, onOpenChange }: EditProfileDialogProps) {
  const formId = useId();
  const update = useProfileUpdate(user);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Profile"
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={update.isPending}>
            Save Changes
          </Button>
        </>
      }
    >
      <EditProfileForm
        id={formId}
        user={user}
        save={async (change) => {
          // A second Enter while the first is on its way would be a second request.
          if (update.isPending) return;
          await update.mutateAsync(change);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface EditProfileFormProps {
  id: string;
  user: SessionUser;
  save: (change: ProfileChange) => Promise<void>;
}

function EditProfileForm({ id, user, save }: EditProfileFormProps) {
  const isEmailElsewhere = useIdentityConfig()?.kind === 'firebase';
  const form = useZodForm(updateUserInput, {
    email: user.email,
    fullName: user.fullName ?? '',
    ...(user.canChangeUsername ? { username: user.username } : {}),
  });
  const [failure, setFailure] = useState<string>();
  const { focus } = form;
  useEffect(() => focus('email'), [focus]);
  const send = form.submit(async (values) => {
    setFailure(undefined);
    try {
      await save(changeOf(user, values));
    } catch (error) {
      if (!form.placeErrors(besideFields(fieldErrors(error)))) setFailure(NOT_UPDATED);
    }
  });
  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-5">
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={isEmailElsewhere}
        hint={emailHint(user, isEmailElsewhere)}
        {...form.field('email')}
      />
      <InputField label="Full name" autoComplete="name" {...form.field('fullName')} />
      {user.canChangeUsername && (
        <InputField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="You can change it once."
          {...form.field('username')}
        />
      )}
      <UpdateFailed words={failure} />
    </form>
  );
}

/** Only what was changed: the present email sent along would call off a change that waits for its confirmation. */
function changeOf(user: SessionUser, values: ProfileChange): ProfileChange {
  const { email, fullName, username } = values;
  return {
    fullName: fullName ?? null,
    ...(email !== undefined && email !== user.email ? { email } : {}),
    ...(username !== undefined && username !== user.username ? { username } : {}),
  };
}

function emailHint({ pendingEmail }: SessionUser, isElsewhere: boolean): string {
  if (isElsewhere) return 'Your email belongs to the account you sign in with. It cannot be changed here.';
  if (pendingEmail !== null) return `A change to ${pendingEmail} is waiting to be confirmed.`;
  return 'A new email becomes yours when you open the link we send there.';
}

function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  // Its usual words send people to sign in, which they are.
  if (error.code === 'email-already-in-use') return { email: 'There is already an account with this email.' };
  return error.problem?.fields ?? (error.code === 'requires-recent-login' ? { email: error.message } : {});
}
