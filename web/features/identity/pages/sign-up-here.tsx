import { toast } from '#web/ui/toast.tsx';
import { useRegister } from '../use-sign-in.ts';
import type { useAttempt } from './attempt.ts';
import { FailureNote } from './failure-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { SignUpForm, type useSignUpForm } from './sign-up-form.tsx';

interface SignUpHereProps {
  form: ReturnType<typeof useSignUpForm>;
  attempt: ReturnType<typeof useAttempt>;
  returnTo: string;
  /** There is an account already: sign in, with the address carried over. */
  onSignIn: (email: string) => void;
}

/** All of signing up. Source of the words: docs/spec/accounts.md §8. */
export function SignUpHere({ form, attempt, returnTo, onSignIn }: SignUpHereProps) {
  const register = useRegister();
  const { busy, failure, run } = attempt;
  const send = async (email: string, password: string) => {
    const deed = () => register.mutateAsync({ email, password });
    const isIn = await run({ kind: 'signUp', by: 'form', deed, placeErrors: form.placeErrors });
    if (isIn) toast({ title: 'Account Created', description: 'Your account has been created successfully.' });
  };
  const email = form.values('email');
  return (
    <div className="grid gap-5">
      <GoogleWay kind="signUp" attempt={attempt} returnTo={returnTo} />
      {failure && <FailureNote {...failure} email={email} offersReset onSignIn={() => onSignIn(email)} />}
      <SignUpForm form={form} busy={busy === 'form'} disabled={busy === 'google'} onSend={send} />
    </div>
  );
}
