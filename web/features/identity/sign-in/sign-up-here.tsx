import type { SignInSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { InputField } from '#web/ui/input-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NewPasswordField } from '../pages/new-password-field.tsx';
import type { useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { IdentityForm } from './identity-form.tsx';
import { loadSchemas } from './sign-in-here.tsx';
import { signInBy } from './sign-in-ways.ts';

/** Kept by the parent of the form, so that typed text outlives a change of tab. What the fields hold already they keep. */
export function useSignUpForm(minChars: number) {
  return useZodForm(async () => (await loadSchemas()).signUpInput(minChars), {});
}

interface SignUpHereProps {
  form: ReturnType<typeof useSignUpForm>;
  attempt: ReturnType<typeof useAttempt>;
  settings: SignInSettings;
  returnTo: string;
  /** There is an account already: sign in, with the address carried over. */
  onSignIn: (email: string) => void;
  onSignedIn: () => void;
}

/** All of signing up. Source of the words: docs/spec/accounts.md §8. */
export function SignUpHere({ form, attempt, settings, returnTo, onSignIn, onSignedIn }: SignUpHereProps) {
  const { busy, failure, run } = attempt;
  const send = async (email: string, password: string) => {
    const deed = () => signInBy((client) => client.register(email, password));
    const isIn = await run({ kind: 'signUp', by: 'form', deed, placeErrors: form.placeErrors });
    if (!isIn) return;
    toast({ title: 'Account Created', description: 'Your account has been created successfully.' });
    onSignedIn();
  };
  const email = form.values('email') ?? '';
  const note = failure && <FailureNote {...failure} email={email} offersReset onSignIn={() => onSignIn(email)} />;
  const isOfForm = failure?.by === 'form';
  return (
    <div className="grid gap-5">
      <GoogleWay kind="signUp" settings={settings} attempt={attempt} returnTo={returnTo} onSignedIn={onSignedIn} />
      {!isOfForm && note}
      <IdentityForm
        attempt={attempt}
        refusal={isOfForm && note}
        action="Create Account"
        onSubmit={form.submit((values) => send(values.email, values.password))}
        below={
          <p className="text-small text-ink-faint">
            By signing up you agree to our <LegalLink to={paths.terms}>Terms of Service</LegalLink> and{' '}
            <LegalLink to={paths.privacy}>Privacy Policy</LegalLink>.
          </p>
        }
      >
        <InputField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          readOnly={busy !== undefined}
          {...form.field('email')}
        />
        <NewPasswordField
          label="Password"
          minChars={settings.passwordMinLength}
          readOnly={busy !== undefined}
          {...form.field('password')}
        />
      </IdentityForm>
    </div>
  );
}

/** In a tab of its own: what was typed here stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="rounded-tight underline underline-offset-4 hover:text-ink hover:decoration-2"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
