import type { SignInSettings } from '#shared/site/settings.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { register } from './sign-in-ways.ts';
import { SignUpForm, type useSignUpForm } from './sign-up-form.tsx';

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
    const deed = () => register({ email, password });
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
      <SignUpForm
        form={form}
        minChars={settings.passwordMinLength}
        busy={busy === 'form'}
        disabled={busy === 'google'}
        refusal={isOfForm && note}
        onSend={send}
      />
    </div>
  );
}
