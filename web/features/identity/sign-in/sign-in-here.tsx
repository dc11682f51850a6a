import { lazy, Suspense, useEffect } from 'react';
import type { SignInSettings } from '#shared/site/settings.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Failure, useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { SignInForm, typedEmail, type useSignInForm } from './sign-in-form.tsx';
import { signIn } from './sign-in-ways.ts';

// Few accounts ask for either.
const RestoreNote = lazy(async () => ({ default: (await import('./later/restore-note.tsx')).RestoreNote }));
const SecondStep = lazy(async () => ({ default: (await import('./later/second-step.tsx')).SecondStep }));

interface SignInHereProps {
  /** `useSignInForm()` and `useAttempt()` of the parent, so that typed text and messages outlive it. */
  form: ReturnType<typeof useSignInForm>;
  attempt: ReturnType<typeof useAttempt>;
  /** Undefined while they are not known. */
  settings: SignInSettings | undefined;
  /** Where a browser that blocks Google's window comes back to. */
  returnTo: string;
  /** A page of its own may be left by its links; anywhere else they open beside it. */
  isOwnPage?: boolean;
  /** The rest is filled in: the password is what is missing. */
  startsAtPassword?: boolean;
  onSignedIn?: (() => void) | undefined;
}

/** All of signing in: by Google where it is offered, or by email or username and password. */
export function SignInHere(props: SignInHereProps) {
  const { form, attempt, settings, returnTo, isOwnPage = false, startsAtPassword, onSignedIn } = props;
  const { busy, failure, run } = attempt;
  const { focus } = form;
  useEffect(() => {
    if (startsAtPassword) focus('password');
  }, [startsAtPassword, focus]);
  const send = async (identifier: string, password: string) => {
    const deed = () => signIn({ identifier, password });
    if (await run({ kind: 'signIn', by: 'form', deed, placeErrors: form.placeErrors })) onSignedIn?.();
  };
  if (failure?.error.code === 'second-step-required') {
    return (
      <Suspense fallback={<Spinner label="Loading" />}>
        <SecondStep onBack={attempt.forget} onSignedIn={onSignedIn} />
      </Suspense>
    );
  }
  const by = failure?.by;
  // Beside what was pressed; after a redirect from Google, where Google's button is.
  const note = failure && <Refusal {...props} failure={failure} />;
  return (
    <div className="grid gap-5">
      <GoogleWay kind="signIn" settings={settings} attempt={attempt} returnTo={returnTo} onSignedIn={onSignedIn} />
      {by !== 'form' && by !== 'passkey' && note}
      <SignInForm
        form={form}
        busy={busy === 'form'}
        disabled={busy !== undefined && busy !== 'form'}
        isInPlace={!isOwnPage}
        listsPasskeys={isOwnPage && settings?.kind === 'embedded'}
        refusal={by === 'form' && note}
        onSend={send}
      />
      {by === 'passkey' && note}
      <PasskeyWay settings={settings} attempt={attempt} isAtField={isOwnPage} onSignedIn={onSignedIn} />
    </div>
  );
}

function Refusal({ failure, form, isOwnPage, onSignedIn }: SignInHereProps & { failure: Failure }) {
  if (failure.error.code !== 'ACCOUNT_BEING_DELETED')
    return <FailureNote {...failure} email={typedEmail(form)} offersReset isInPlace={!isOwnPage} />;
  return (
    <Suspense>
      <RestoreNote words={failure.error.message} onSignedIn={onSignedIn} />
    </Suspense>
  );
}
