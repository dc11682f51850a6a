import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { changePassword } from '#shared/identity/contract.ts';
import { newPassword, newPasswordOf } from '#shared/identity/password.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callAsUser, getIdentityClient, NewPasswordField, useMinPasswordLength } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { besideFields, UpdateFailed } from '../update-failed.tsx';

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

interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes the present password; every other browser is signed out. */
export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const formId = useId();
  const change = useChangePassword();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change Password"
      description="You’ll be signed out everywhere else."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            Update Password
          </Button>
        </>
      }
    >
      <ChangePasswordForm
        id={formId}
        save={async (passwords) => {
          if (change.isPending) return;
          await change.mutateAsync(passwords);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function ChangePasswordForm({ id, save }: { id: string; save: (passwords: Passwords) => Promise<void> }) {
  const minChars = useMinPasswordLength();
  const schema = passwordFormOf(minChars);
  const form = useZodForm(schema, { currentPassword: '', newPassword: '', confirmPassword: '' });
  const [failure, setFailure] = useState<string>();
  const { focus } = form;
  useEffect(() => focus('currentPassword'), [focus]);
  const send = form.submit(async (passwords) => {
    setFailure(undefined);
    try {
      await save(passwords);
    } catch (error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {};
      if (!form.placeErrors(besideFields(fields))) setFailure(wordsOf(error));
    }
  });
  return (
    <form id={id} noValidate method="post" onSubmit={send} className="grid gap-5">
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <NewPasswordField label="New password" minChars={minChars} {...form.field('newPassword')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <UpdateFailed words={failure} />
    </form>
  );
}

// Source of the words: docs/spec/accounts.md §8.
const FAILED = 'There was a problem updating your password. Please try again.';

function wordsOf(error: unknown): string {
  return (error instanceof Error && error.message) || FAILED;
}

function useChangePassword() {
  return useMutation({
    async mutationFn({ currentPassword, newPassword: chosen }: Passwords) {
      await callAsUser(changePassword, { input: { currentPassword, newPassword: chosen } });
      await notifyProvider(chosen);
    },
    onSuccess: () => toast({ title: 'Password Updated', description: 'Your password has been changed successfully.' }),
  });
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
