import { lazy, Suspense, useEffect } from 'react';
import type { SignInSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { InputField } from '#web/ui/input-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { handOverEmail } from '../handed-over-email.ts';
import type { Failure, useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { IdentityForm } from './identity-form.tsx';
import { loadSchemas } from './load-schemas.ts';
import { PasskeyWay } from './passkey-way.tsx';
import { signIn } from './sign-in-ways.ts';

// Few accounts ask for either.
const RestoreNote = lazy(async () => ({ default: (await import('./later/restore-note.tsx')).RestoreNote }));
const SecondStep = lazy(async () => ({ default: (await import('./later/second-step.tsx')).SecondStep }));

/**
 * Kept by the parent of the form, so that typed text outlives a change of tab. Without `identifier` the fields keep what they hold: they may
 * have been typed into before the form came to life.
 */
export function useSignInForm(identifier?: string) {
  const typed = identifier === undefined ? {} : { username: identifier };
  return useZodForm(async () => (await loadSchemas()).loginInput, typed);
}
type SignInFormState = ReturnType<typeof useSignInForm>;

/** The address that was typed, if it is one: a username stays here. */
function typedEmail(form: SignInFormState): string {
  const identifier = form.values('username') ?? '';
  return identifier.includes('@') ? identifier.trim() : '';
}

interface SignInHereProps {
  /** `useSignInForm()` and `useAttempt()` of the parent, so that typed text and messages outlive it. */
  form: SignInFormState;
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
      <IdentityForm
        attempt={attempt}
        refusal={by === 'form' && note}
        action="Sign In"
        onSubmit={form.submit(({ username, password }) => send(username, password))}
      >
        <InputField
          label="Email or Username"
          // The second word has the browser list passkeys at the field.
          autoComplete={isOwnPage && settings?.kind === 'embedded' ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          required
          readOnly={busy !== undefined}
          {...form.field('username')}
        />
        <div className="grid gap-2">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            readOnly={busy !== undefined}
            {...form.field('password')}
          />
          <ForgotPasswordLink form={form} isInPlace={!isOwnPage} />
        </div>
      </IdentityForm>
      {by === 'passkey' && note}
      <PasskeyWay settings={settings} attempt={attempt} isAtField={isOwnPage} onSignedIn={onSignedIn} />
    </div>
  );
}

// After the password and not before it: on the way from one field to the next nobody needs it.
function ForgotPasswordLink({ form, isInPlace }: { form: SignInFormState; isInPlace: boolean }) {
  return (
    <a
      href={paths.forgotPassword}
      onClick={() => handOverEmail(typedEmail(form))}
      target={isInPlace ? '_blank' : undefined}
      className="justify-self-end rounded-tight text-small text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Forgot password
    </a>
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
