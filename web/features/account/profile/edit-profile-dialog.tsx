import { type SessionUser, updateUserInput } from '#shared/identity/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useIdentityConfig } from '#web/features/identity/index.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { withStaleProof } from '../ask.ts';
import { besideFields, failureOf } from '../update-failed.ts';
import { NOT_UPDATED, type ProfileChange, useProfileUpdate } from './use-profile-update.ts';

/** Email, full name and, once, the username. */
export function EditProfileDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const isEmailElsewhere = useIdentityConfig()?.kind === 'firebase';
  const update = useProfileUpdate(user);
  const form = useZodForm(updateUserInput, {
    email: user.email,
    fullName: user.fullName ?? '',
    ...(user.canChangeUsername ? { username: user.username } : {}),
  });
  const save = async (values: ProfileChange) => {
    await update.mutateAsync(changeOf(user, values));
    onClose();
  };
  return (
    <FormDialog
      title="Edit Profile"
      action="Save Changes"
      busy={form.isBusy}
      failure={form.failure === undefined ? undefined : failureOf('', NOT_UPDATED)}
      onSubmit={form.submit(save, (error) => besideFields(fieldsOf(error)))}
      onClose={onClose}
    >
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
    </FormDialog>
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

function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  const code = error instanceof ApiError ? error.code : undefined;
  // Its usual words send people to sign in, which they are.
  if (code === 'email-already-in-use') return { email: 'There is already an account with this email.' };
  return withStaleProof(error);
}
