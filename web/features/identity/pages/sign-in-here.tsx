import { lazy, Suspense, useEffect } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSignIn } from '../use-sign-in.ts';
import type { useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { RestoreNote } from './restore-note.tsx';
import { SignInForm, typedEmail, type useSignInForm } from './sign-in-form.tsx';

// Few accounts ask for it.
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

interface SignInHereProps {
  /** `useSignInForm()` and `useAttempt()` of the parent, so that typed text and messages outlive it. */
  form: ReturnType<typeof useSignInForm>;
  attempt: ReturnType<typeof useAttempt>;
  /** Where a browser that blocks Google's window comes back to. */
  returnTo: string;
  /** A page of its own may be left by its links; anywhere else they open beside it. */
  isOwnPage?: boolean;
  /** The rest is filled in: the password is what is missing. */
  startsAtPassword?: boolean;
  onSignedIn?: (() => void) | undefined;
}

/** All of signing in: by Google where it is offered, or by email or username and password. */
export function SignInHere({ form, attempt, returnTo, isOwnPage, startsAtPassword, onSignedIn }: SignInHereProps) {
  const signIn = useSignIn();
  const { busy, failure, run } = attempt;
  const { focus } = form;
  useEffect(() => {
    if (startsAtPassword) focus('password');
  }, [startsAtPassword, focus]);
  const send = async (identifier: string, password: string) => {
    const deed = () => signIn.mutateAsync({ identifier, password });
    if (await run({ kind: 'signIn', by: 'form', deed, placeErrors: form.placeErrors })) onSignedIn?.();
  };
  if (failure?.error.code === 'second-step-required') {
    return (
      <Suspense fallback={<Spinner label="Loading" />}>
        <SecondStep onBack={attempt.forget} onSignedIn={onSignedIn} />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-5">
      <GoogleWay kind="signIn" attempt={attempt} returnTo={returnTo} onSignedIn={onSignedIn} />
      {failure?.error.code === 'ACCOUNT_BEING_DELETED' && (
        <RestoreNote words={failure.error.message} onSignedIn={onSignedIn} />
      )}
      {failure && failure.error.code !== 'ACCOUNT_BEING_DELETED' && (
        <FailureNote {...failure} email={typedEmail(form)} offersReset isInPlace={!isOwnPage} />
      )}
      <SignInForm
        form={form}
        busy={busy === 'form'}
        disabled={busy !== undefined && busy !== 'form'}
        isInPlace={!isOwnPage}
        onSend={send}
      />
      <PasskeyWay attempt={attempt} onSignedIn={onSignedIn} />
    </div>
  );
}
