import { useRef, useState } from 'react';
import { IDENTITY_MESSAGES, type IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { toast } from '#web/ui/toast-store.ts';
import { IdentityError } from '../identity-client.ts';
import { asNamed } from './sign-in-ways.ts';

/** What is said when an attempt fails; those of the specification also as a toast. Source: docs/spec/accounts.md §8. */
const WORDS = {
  signIn: { title: 'Login Failed', unnamed: 'Login failed. Please try again.', isToast: true },
  passkey: { title: 'Not signed in', unnamed: 'That did not work. Please try again.', isToast: false },
  secondStep: { title: 'Not signed in', unnamed: 'That did not work. Please try again.', isToast: false },
  restore: { title: 'The account was not restored', unnamed: 'That did not work. Please try again.', isToast: false },
  signUp: { title: 'Registration Failed', unnamed: 'Registration failed. Please try again.', isToast: true },
  askReset: { title: 'No link was sent', unnamed: 'That did not work. Please try again.', isToast: false },
  resend: { title: 'No link was sent', unnamed: 'That did not work. Please try again.', isToast: false },
  reset: { title: 'The password is not changed', unnamed: 'That did not work. Please try again.', isToast: false },
  undoEmail: { title: 'Nothing was changed', unnamed: 'That did not work. Please try again.', isToast: false },
  verify: { title: 'The email is not confirmed', unnamed: 'That did not work. Please try again.', isToast: false },
} as const;
export type AttemptKind = keyof typeof WORDS;

/** Not failures: the sign-in was right, and the person is asked one more thing on the page. */
const QUESTIONS: readonly IdentityErrorCode[] = ['second-step-required', 'ACCOUNT_BEING_DELETED'];

type By = 'form' | 'google' | 'passkey';

interface Attempt {
  kind: AttemptKind;
  /** What was pressed. */
  by: By;
  deed: () => Promise<unknown>;
  /** Puts what was said about single fields beside them; true when that says everything. */
  placeErrors?: (fields: Readonly<Record<string, string>>) => boolean;
}

export interface Failure {
  title: string;
  error: IdentityError;
}

/** One try at a time to prove an identity: busy while it runs, then the error message. */
export function useAttempt() {
  const [busy, setBusy] = useState<By>();
  const [failure, setFailure] = useState<Failure>();
  const takeToastAway = useRef<() => void>(undefined);
  /** Returns whether it succeeded; never rejects. */
  const run = async ({ kind, by, deed, placeErrors }: Attempt): Promise<boolean> => {
    if (busy) return false;
    setBusy(by);
    setFailure(undefined);
    // It would still say 'Login Failed' to a person who is signed in by now.
    takeToastAway.current?.();
    try {
      await deed();
      return true;
    } catch (thrown) {
      const failed = failureOf(kind, await asNamed(thrown));
      if (WORDS[kind].isToast && !QUESTIONS.includes(failed.error.code))
        takeToastAway.current = toast({
          title: failed.title,
          description: failed.error.message,
          variant: 'destructive',
        });
      if (!placeErrors?.(failed.error.fields)) setFailure(failed);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failure, run, show: setFailure, forget: () => setFailure(undefined) };
}

/** A failure without a code has the attempt's own message. */
export function failureOf(kind: AttemptKind, error: IdentityError): Failure {
  const { title, unnamed } = WORDS[kind];
  const isUnnamed = error.message === IDENTITY_MESSAGES['internal-error'];
  return { title, error: isUnnamed ? new IdentityError('internal-error', { message: unnamed, cause: error }) : error };
}
