import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { IDENTITY_MESSAGES, type IdentityErrorCode } from '#shared/http/identity-errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { IdentityError } from './identity-client.ts';

// Errors that are not the identity provider's, and their meaning during sign-in.
const OTHER_NAMES: ReadonlyMap<string, IdentityErrorCode> = new Map([
  ['RATE_LIMITED', 'too-many-requests'],
  ['SERVICE_UNAVAILABLE', 'network-request-failed'],
]);

const FIELD_CODES: ReadonlyMap<string, IdentityErrorCode> = new Map([
  ['email', 'invalid-email'],
  ['username', 'invalid-credential'],
  ['token', 'invalid-action-code'],
]);

/** Whatever went wrong while signing in, as the port names it. The server's own words win over the code's. */
export function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!(error instanceof ApiError)) return new IdentityError('internal-error', { cause: error });
  const { problem } = error;
  if (!problem) {
    const isNetwork = error.failure !== 'unreadable';
    return new IdentityError(isNetwork ? 'network-request-failed' : 'internal-error', { cause: error });
  }
  return new IdentityError(codeOf(problem.code ?? '', problem.fields ?? {}), {
    message: problem.message,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.retryAt ? { retryAt: new Date(problem.retryAt) } : {}),
    cause: error,
  });
}

/** What an address or a window names: in our own words, since those that came along would be anybody's. */
export function identityErrorNamed(name: string): IdentityError {
  const code = identityCodeOf(name);
  const message = Object.entries(ERROR_MESSAGES).find(([known]) => known === name)?.[1];
  return new IdentityError(code ?? 'internal-error', code && message ? { message } : {});
}

/** Undefined for text that is none of the codes. */
export function identityCodeOf(text: string): IdentityErrorCode | undefined {
  return isIdentityCode(text) ? text : OTHER_NAMES.get(text);
}

function codeOf(code: string, fields: Record<string, string>): IdentityErrorCode {
  const [field = ''] = Object.keys(fields);
  if (code === 'INVALID_INPUT' && 'password' in fields && !('username' in fields)) {
    return 'password-does-not-meet-requirements';
  }
  return identityCodeOf(code) ?? FIELD_CODES.get(field) ?? 'internal-error';
}

function isIdentityCode(text: string): text is IdentityErrorCode {
  return Object.hasOwn(IDENTITY_MESSAGES, text);
}
