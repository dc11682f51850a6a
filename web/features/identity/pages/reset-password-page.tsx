import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { newPasswordOf } from '#shared/identity/password.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { getIdentityClient, leaveIfEnded } from '../app-session.ts';
import { IdentityError } from '../identity-client.ts';
import { useAttempt } from '../sign-in/attempt.ts';
import { FailureNote } from '../sign-in/failure-note.tsx';
import { IdentityForm } from '../sign-in/identity-form.tsx';
import { useMinPasswordLength } from '../use-identity-config.ts';
import { useMailedCode } from './mailed-code.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { NotePage } from './note-page.tsx';
import { PageHead } from './page-head.tsx';

/** The second half of a password reset: sets a new password by the mailed link, which alone opens no session. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const mode = query.get('mode');
  // Firebase mails all its links to one address, which is this one. All but one of them are about an email.
  if (mode !== null && mode !== 'resetPassword') return <Navigate replace to={`${paths.verifyEmail}?${query}`} />;
  return <ByMailedCode />;
}

function ByMailedCode() {
  const code = useMailedCode();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Changed />;
  if (!code) return <DeadLink>This link is incomplete. Open it again from the email, or request a new one.</DeadLink>;
  return <Checked code={code.value} onDone={() => setDone(true)} />;
}

/** A link that works no more says so at once, before anything is typed. One that cannot be checked now is tried. */
function Checked({ code, onDone }: { code: string; onDone: () => void }) {
  const { error, isPending } = useQuery({
    queryKey: ['reset-link', code],
    queryFn: async () => {
      await (await getIdentityClient()).checkPasswordReset(code);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending) {
    return (
      <>
        <PageHead title="New password" />
        <PageSpinner label="Checking the link" />
      </>
    );
  }
  const isDead = error instanceof IdentityError && error.code === 'invalid-action-code';
  if (isDead) return <DeadLink>{error.message}</DeadLink>;
  return <NewPassword code={code} onDone={onDone} />;
}

function NewPassword({ code, onDone }: { code: string; onDone: () => void }) {
  const minChars = useMinPasswordLength();
  const password = newPasswordOf(minChars);
  const form = useZodForm(z.object({ password }), { password: '' });
  const attempt = useAttempt();
  const { busy, failure, run } = attempt;
  const send = async (chosen: string) => {
    const deed = async () => {
      await (await getIdentityClient()).confirmPasswordReset(code, chosen);
      // Every session of theirs has ended, and with it the one in this browser if that was theirs.
      await leaveIfEnded();
    };
    if (await run({ kind: 'reset', by: 'form', deed, placeErrors: form.placeErrors })) onDone();
  };
  if (failure?.error.code === 'invalid-action-code') return <DeadLink isAnswer>{failure.error.message}</DeadLink>;
  return (
    <NotePage title="Choose a new password">
      <PageHead title="New password" />
      <IdentityForm
        attempt={attempt}
        refusal={failure && <FailureNote {...failure} />}
        action="Change password"
        onSubmit={form.submit((values) => send(values.password))}
      >
        <p>You’ll be signed out on all devices.</p>
        <NewPasswordField
          label="New password"
          minChars={minChars}
          readOnly={busy !== undefined}
          {...form.field('password')}
        />
      </IdentityForm>
    </NotePage>
  );
}

function Changed() {
  return (
    <NotePage isAnswer title="Password changed" actions={<LinkButton to={paths.auth}>Sign In</LinkButton>}>
      <PageHead title="Password changed" />
      <p>You’ve been signed out on all devices. Sign in with the new password to continue.</p>
    </NotePage>
  );
}

function DeadLink({ isAnswer = false, children }: { isAnswer?: boolean; children: string }) {
  return (
    <NotePage
      isAnswer={isAnswer}
      title="This link does not work"
      actions={<LinkButton to={paths.forgotPassword}>Send a new link</LinkButton>}
      back={{ to: paths.auth, name: 'Back to Sign In' }}
    >
      <PageHead title="New password" />
      <p role="alert">{children}</p>
    </NotePage>
  );
}
