import { IDENTITY_MESSAGES, type IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { IdentityError } from '../identity-client.ts';
import { asIdentityError } from '../identity-failure.ts';

/** Firebase's names that are not ours already, without their `auth/`. What is in neither is 'internal-error'. */
const OURS: Readonly<Record<string, IdentityErrorCode>> = {
  'missing-email': 'invalid-email',
  'invalid-identifier': 'invalid-email',
  'invalid-recipient-email': 'invalid-email',
  'missing-password': 'wrong-password',
  'invalid-login-credentials': 'invalid-credential',
  'user-mismatch': 'invalid-credential',
  'quota-exceeded': 'too-many-requests',
  'invalid-user-token': 'user-token-expired',
  'invalid-refresh-token': 'user-token-expired',
  'null-user': 'user-token-expired',
  'user-signed-out': 'user-token-expired',
  'weak-password': 'password-does-not-meet-requirements',
  'cancelled-popup-request': 'popup-closed-by-user',
  'user-cancelled': 'popup-closed-by-user',
  timeout: 'network-request-failed',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'app-not-authorized': 'unauthorized-domain',
  'expired-action-code': 'invalid-action-code',
};

/** Our code for one of Firebase's, such as 'auth/weak-password'. */
export function codeOf(firebaseCode: string): IdentityErrorCode {
  const name = firebaseCode.replace(/^auth\//, '');
  return isOurs(name) ? name : ((Object.hasOwn(OURS, name) ? OURS[name] : undefined) ?? 'internal-error');
}

/** Whatever a call of Firebase's or of our server's threw, as the port's own error. */
export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof ApiError) return asIdentityError(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new IdentityError(codeOf(code), { cause: error });
}

/** What `act` answers. @throws IdentityError, whatever it threw */
export async function asOurs<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw identityErrorOf(error);
  }
}

/** Does not reveal whether the name or the password was wrong. @throws always */
export function notTelling(error: unknown): never {
  const named = identityErrorOf(error);
  const isHalf = named.code === 'wrong-password' || named.code === 'user-not-found';
  throw isHalf ? new IdentityError('invalid-credential', { cause: error }) : named;
}

function isOurs(name: string): name is IdentityErrorCode {
  return Object.hasOwn(IDENTITY_MESSAGES, name);
}
