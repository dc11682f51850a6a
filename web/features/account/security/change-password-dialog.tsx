import { z } from 'zod';
import { changePassword } from '#shared/identity/contract.ts';
import { newPassword, newPasswordOf } from '#shared/identity/password.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { callAsUser, getIdentityClient, NewPasswordField, useMinPasswordLength } from '#web/features/identity/index.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { besideFields, failureOf } from '../update-failed.ts';

/** Source: docs/spec/accounts.md §5. The present password may be older than the server's own minimum. */
function passwordFormOf(minChars: number) {
  const pair = z.object({ newPassword: newPasswordOf(minChars), confirmPassword: newPasswordOf(minChars) });
  return pair.extend({ currentPassword: newPassword }).refine((typed) => typed.newPassword === typed.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    // Said as soon as both have been typed, also while the present password is still wrong.
    when: ({ value }) => pair.safeParse(value).success,
  });
}

type Passwords = z.output<ReturnType<typeof passwordFormOf>>;

/** Takes the present password; every other browser is signed out. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const minChars = useMinPasswordLength();
  const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
  const form = useZodForm(passwordFormOf(minChars), empty);
  const save = async (passwords: Passwords) => {
    await changeOwnPassword(passwords);
    onClose();
  };
  return (
    <FormDialog
      title="Change Password"
      description="You’ll be signed out everywhere else."
      action="Update Password"
      busy={form.isBusy}
      failure={failureOf(form.failure, FAILED)}
      onSubmit={form.submit(save, (error) => besideFields(fieldErrors(error)))}
      onClose={onClose}
    >
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <NewPasswordField label="New password" minChars={minChars} {...form.field('newPassword')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...form.field('confirmPassword')} />
    </FormDialog>
  );
}

// Source of the words: docs/spec/accounts.md §8.
const FAILED = 'There was a problem updating your password. Please try again.';

async function changeOwnPassword({ currentPassword, newPassword: chosen }: Passwords): Promise<void> {
  await callAsUser(changePassword, { input: { currentPassword, newPassword: chosen } });
  await notifyProvider(chosen);
  toast({ title: 'Password Updated', description: 'Your password has been changed successfully.' });
}

/** A provider that keeps the password signs this browser out with all others; it is signed in again at once. */
async function notifyProvider(password: string): Promise<void> {
  try {
    await (await getIdentityClient()).passwordChanged?.(password);
  } catch (error) {
    // The password is changed all the same. Where the provider needs it, the person signs in with the new one.
    console.warn('Not signed in again with the new password', error);
  }
}
