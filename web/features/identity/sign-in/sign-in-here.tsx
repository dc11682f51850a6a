import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PasskeyProof } from '#shared/identity/sign-in-methods-contract.ts';
import type { SignInSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { InputField } from '#web/ui/input-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import { handOverEmail } from '../handed-over-email.ts';
import type { Failure, useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { IdentityForm } from './identity-form.tsx';
import { signInBy } from './sign-in-ways.ts';
import { whenUsed } from './when-used.ts';

/** What checks the forms of /auth: fetched with the first check, or when typing begins. */
export const loadSchemas = () => import('./later/sign-in-schemas.ts');

// Few accounts ask for either.
const RestoreNote = lazy(async () => ({ default: (await import('./later/second-step.tsx')).RestoreNote }));
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
    const deed = () => signInBy((client) => client.signIn(identifier, password));
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

interface PasskeyWayProps {
  settings: SignInSettings | undefined;
  attempt: ReturnType<typeof useAttempt>;
  /** Whether the browser lists passkeys at the field as well. */
  isAtField: boolean;
  onSignedIn?: (() => void) | undefined;
}

/** Signing in by a passkey, where the browser can. */
function PasskeyWay({ settings, attempt: { busy, run }, isAtField, onSignedIn }: PasskeyWayProps) {
  const canUse = useCanUse() && settings?.kind === 'embedded';
  const start = async (chosen?: PasskeyProof) => {
    const deed = () => signInBy((client) => client.signInWithPasskey?.(chosen));
    if (await run({ kind: 'passkey', by: 'passkey', deed })) onSignedIn?.();
  };
  usePasskeyAtField(canUse && isAtField && busy === undefined, (chosen) => void start(chosen));
  if (!canUse) return null;
  return (
    <PlainButton
      variant="ghost"
      busy={busy === 'passkey'}
      disabled={busy !== undefined && busy !== 'passkey'}
      onClick={() => void start()}
    >
      {busy !== 'passkey' && <KeyRound aria-hidden />}
      Use a passkey
    </PlainButton>
  );
}

const NEVER = () => () => undefined;

/** Where the page is rendered nobody knows the browser: most can. */
function useCanUse(): boolean {
  return useSyncExternalStore(NEVER, canUsePasskeys, () => true);
}

/** A challenge is good for five minutes. */
const RENEWED_EVERY_MS = 4 * 60_000;

/**
 * While `isWanted`, the browser lists the person's passkeys at the field whose `autocomplete` ends with 'webauthn'; `onChosen` gets the
 * answer of the one that was chosen. Begins when the page is first used. Source: https://www.w3.org/TR/webauthn-3/
 */
function usePasskeyAtField(isWanted: boolean, onChosen: (proof: PasskeyProof) => void): void {
  const take = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted) return undefined;
    let renewing: ReturnType<typeof setInterval> | undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const offer = async () => {
      const passkeys = await listedPasskeys();
      if (isOver || !passkeys) return;
      end = passkeys.endAutofill;
      const proof = await passkeys.choosePasskeyAtField();
      if (!isOver) take(proof);
    };
    // Nothing was chosen, or the list is not to be had: the button is there.
    const tryOffering = () => void offer().catch(() => undefined);
    const stopWaiting = whenUsed(() => {
      tryOffering();
      renewing = setInterval(tryOffering, RENEWED_EVERY_MS);
    });
    return () => {
      isOver = true;
      stopWaiting();
      clearInterval(renewing);
      end?.();
    };
  }, [isWanted]);
}

/** Undefined where the browser has no such list. */
async function listedPasskeys() {
  const canList = await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.();
  return canList ? import('../passkeys.ts') : undefined;
}
