import { AppError } from '../../../http/app-error.ts';
import { FirebaseRefusal } from './rest.ts';

/** Names for 'this is not their password', where nothing more may be said. */
const WRONG = ['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_EMAIL', 'MISSING_PASSWORD'];

const CODES = {
  USER_DISABLED: 'user-disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  WEAK_PASSWORD: 'password-does-not-meet-requirements',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
} as const;

/** Firebase says no sooner; a person who keeps to it is let in again. */
const WAIT_MS = 5 * 60_000;

export function isWrongPassword(error: unknown): boolean {
  return error instanceof FirebaseRefusal && WRONG.includes(error.reason);
}

/**
 * What Firebase refused, in our words. A name that is not known here is a fault of how the project is set up (a way in that is
 * switched off, a wrong key): it stays what it is, so that it is logged and answered as unexpected.
 */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof FirebaseRefusal)) return error;
  if (error.reason === 'MISSING_RECAPTCHA_TOKEN') return needsBrowser(error);
  if (isWrongPassword(error)) return new AppError('invalid-credential', { cause: error });
  const code = Object.entries(CODES).find(([reason]) => reason === error.reason)?.[1];
  if (!code) return error;
  const retryAt = code === 'too-many-requests' ? { retryAt: new Date(Date.now() + WAIT_MS) } : {};
  return new AppError(code, { cause: error, ...retryAt });
}

/** reCAPTCHA's check runs in a browser alone, where signing in by address passes it. */
function needsBrowser(cause: FirebaseRefusal): AppError {
  return new AppError('invalid-credential', {
    message: 'Signing in by username is not possible here. Please use your email instead.',
    cause,
  });
}
