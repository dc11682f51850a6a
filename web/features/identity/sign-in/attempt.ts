import { useState } from 'react';
import { IDENTITY_MESSAGES } from '#shared/http/identity-errors.ts';
import { IdentityError } from '../identity-client.ts';
import { asNamed } from './sign-in-ways.ts';

/** What is said when an attempt fails. Source: docs/spec/accounts.md §8. */
const WORDS = {
  signIn: { title: 'Login Failed', unnamed: 'Login failed. Please try again.' },
  passkey: { title: 'Not signed in', unnamed: 'Something went wrong. Please try again.' },
  secondStep: { title: 'Not signed in', unnamed: 'Something went wrong. Please try again.' },
  restore: { title: 'The account was not restored', unnamed: 'Something went wrong. Please try again.' },
  signUp: { title: 'Registration Failed', unnamed: 'Registration failed. Please try again.' },
  askReset: { title: 'No link was sent', unnamed: 'Something went wrong. Please try again.' },
  resend: { title: 'No link was sent', unnamed: 'Something went wrong. Please try again.' },
  reset: { title: 'The password was not changed', unnamed: 'Something went wrong. Please try again.' },
  undoEmail: { title: 'Nothing was changed', unnamed: 'Something went wrong. Please try again.' },
  verify: { title: 'The email was not confirmed', unnamed: 'Something went wrong. Please try again.' },
} as const;
export type AttemptKind = keyof typeof WORDS;

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
  const { title, unnamed } = WORDS[kind];
  const isUnnamed = error.message === IDENTITY_MESSAGES['internal-error'];
  return { title, error: isUnnamed ? new IdentityError('internal-error', { message: unnamed, cause: error }) : error };
}
