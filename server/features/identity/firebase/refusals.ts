import { AppError } from '../../../http/app-error.ts';
import { FirebaseRefusal } from './rest.ts';

/** Firebase's codes for a wrong password; the message must not say more. */
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

/** Firebase names no time; after this one a person is let in again. */
const WAIT_MS = 5 * 60_000;

export function isWrongPassword(error: unknown): boolean {
  return error instanceof FirebaseRefusal && WRONG.includes(error.reason);
}

/**
 * Maps a refusal of Firebase to our error. An unknown code is a fault of the project's configuration (a disabled provider, a
 * wrong key): it is rethrown, so that it is logged and answered as unexpected.
 */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof FirebaseRefusal)) return error;
  if (error.reason === 'MISSING_RECAPTCHA_TOKEN') return needsBrowser(error);
  if (isWrongPassword(error)) return new AppError('invalid-credential', { cause: error });
  const code = Object.entries(CODES).find(([reason]) => reason === error.reason)?.[1];
  if (!code) return error;
  const wait = code === 'too-many-requests' ? { retryAfterMs: WAIT_MS } : {};
  return new AppError(code, { cause: error, ...wait });
}

/** reCAPTCHA runs in browsers only, where signing in by address passes it. */
function needsBrowser(cause: FirebaseRefusal): AppError {
  return new AppError('invalid-credential', {
    message: 'Signing in by username is not possible here. Please use your email instead.',
    cause,
  });
}
