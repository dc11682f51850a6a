import { useState } from 'react';
import { IDENTITY_MESSAGES } from '#shared/http/identity-errors.ts';
import { IdentityError } from '../identity-client.ts';
import { asNamed } from './sign-in-ways.ts';

/** What is said when an attempt fails. Source: docs/spec/accounts.md §8. */
const TITLES = {
  signIn: 'Login Failed',
  passkey: 'Not signed in',
  secondStep: 'Not signed in',
  restore: 'The account was not restored',
  signUp: 'Registration Failed',
  askReset: 'No link was sent',
  resend: 'No link was sent',
  reset: 'The password was not changed',
  undoEmail: 'Nothing was changed',
  verify: 'The email was not confirmed',
} as const;
type AttemptKind = keyof typeof TITLES;

/** For a failure without a name; the others have 'Something went wrong. Please try again.' */
const UNNAMED: Partial<Record<AttemptKind, string>> = {
  signIn: 'Login failed. Please try again.',
  signUp: 'Registration failed. Please try again.',
};

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
  /** What was pressed; undefined after a redirect. */
  by?: By;
}

/** One try at a time to prove an identity: busy while it runs, then the error message. */
export function useAttempt() {
  const [busy, setBusy] = useState<By>();
  const [failure, setFailure] = useState<Failure>();
  /** Returns whether it succeeded; never rejects. */
  const run = async ({ kind, by, deed, placeErrors }: Attempt): Promise<boolean> => {
    if (busy) return false;
    setBusy(by);
    setFailure(undefined);
    try {
      await deed();
      return true;
    } catch (thrown) {
      const failed = failureOf(kind, await asNamed(thrown));
      if (!placeErrors?.(failed.error.fields)) setFailure({ ...failed, by });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failure, run, show: setFailure, forget: () => setFailure(undefined) };
}

/** A failure without a code has the attempt's own message. */
export function failureOf(kind: AttemptKind, error: IdentityError): Failure {
  const title = TITLES[kind];
  if (error.message !== IDENTITY_MESSAGES['internal-error']) return { title, error };
  const message = UNNAMED[kind] ?? 'Something went wrong. Please try again.';
  return { title, error: new IdentityError('internal-error', { message, cause: error }) };
}
