import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { handOverEmail } from '../handed-over-email.ts';
import type { IdentityError } from '../identity-client.ts';

interface FailureNoteProps {
  title: string;
  error: IdentityError;
  /** The address that was typed, for the page that mails a link. */
  email?: string;
  /** Whether a link for a new password is a way out: not where such links are asked for or used. */
  offersReset?: boolean;
  /** The page the note is on must stay as it is: links open beside it. */
  isInPlace?: boolean | undefined;
  /** Where signing in is one press away, with the address carried over. */
  onSignIn?: (() => void) | undefined;
}

/** Why the sign-in failed, beside the form, with the next step if there is one. */
export function FailureNote({ title, error, email = '', offersReset, isInPlace, onSignIn }: FailureNoteProps) {
  const reset = offersReset && <ResetLink email={email} isInPlace={isInPlace} />;
  return (
    <Alert isAnswer tone="danger" title={title} action={wayOut(error, reset, onSignIn)}>
      <p>{error.message}</p>
      {error.code === 'account-exists-with-different-credential' && (
        <p className="mt-2">No password yet, or not sure? We’ll email you a link to set one.</p>
      )}
      {error.retryAt && <p className="mt-2">{tryAgainAt(error.retryAt)}</p>}
    </Alert>
  );
}

function wayOut(error: IdentityError, reset: ReactNode, onSignIn: (() => void) | undefined): ReactNode {
  switch (error.code) {
    case 'email-already-in-use':
      return (
        <>
          {onSignIn && (
            <PlainButton variant="secondary" size="sm" onClick={onSignIn}>
              Sign in instead
            </PlainButton>
          )}
          {reset}
        </>
      );
    case 'account-exists-with-different-credential':
    case 'too-many-requests':
      return reset;
    default:
      return null;
  }
}

function ResetLink({ email, isInPlace }: { email: string; isInPlace: boolean | undefined }) {
  return (
    <a
      href={paths.forgotPassword}
      target={isInPlace ? '_blank' : undefined}
      className={buttonClasses({ variant: 'secondary', size: 'sm' })}
      onClick={() => handOverEmail(email)}
    >
      Reset your password
    </a>
  );
}

/** 'You can try again at 3:45 PM.', in the reader's own time. */
export function tryAgainAt(time: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  // The minute that is shown has to be one in which it works.
  const nextMinute = new Date(Math.ceil(time.getTime() / 60_000) * 60_000);
  return `You can try again at ${clock.format(nextMinute)}.`;
}
