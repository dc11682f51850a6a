import type { Problem } from '#shared/http/endpoint.ts';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/http/errors.ts';
import { asAppError } from '../db/failure.ts';
import { AppError } from './app-error.ts';
import type { AppContext } from './context.ts';

/** The only place where a code gets its HTTP status. */
const STATUS = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  FORBIDDEN_ORIGIN: 403,
  UNKNOWN_HOST: 421,
  NOT_FOUND: 404,
  GONE: 410,
  METHOD_NOT_ALLOWED: 405,
  SIGN_IN_REQUIRED: 401,
  PRO_REQUIRED: 403,
  PREMIUM_REQUIRED: 403,
  ACCOUNT_BEING_DELETED: 403,
  LAST_SIGN_IN_METHOD: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_TOKENS: 409,
  TOKEN_REFUSED: 401,
  TOKEN_NOT_ALLOWED: 403,
  TWO_STEP_IS_ON: 409,
  USERNAME_TAKEN: 409,
  PROFILE_NAME_TAKEN: 409,
  TOO_MANY_PROFILES: 409,
  CHANGED_ELSEWHERE: 409,
  DRAFTS_FULL: 409,
  RATE_LIMITED: 429,
  WEEKLY_LIMIT_REACHED: 429,
  POST_NOT_UNDERSTOOD: 422,
  OTHER_JOB: 422,
  GENERATION_FAILED: 502,
  KEY_NOT_TESTED: 502,
  NO_LANGUAGE_MODEL: 409,
  GENERATION_INTERRUPTED: 409,
  SERVICE_UNAVAILABLE: 503,
  UNEXPECTED: 500,
  'invalid-email': 400,
  'wrong-password': 400,
  'invalid-credential': 401,
  'email-already-in-use': 409,
  'user-not-found': 404,
  'too-many-requests': 429,
  'requires-recent-login': 403,
  'user-token-expired': 401,
  'user-disabled': 403,
  'password-does-not-meet-requirements': 400,
  'popup-blocked': 400,
  'popup-closed-by-user': 400,
  'network-request-failed': 503,
  'unauthorized-domain': 403,
  'account-exists-with-different-credential': 409,
  'invalid-action-code': 400,
  'credential-already-in-use': 409,
  'passkey-refused': 400,
  'second-step-required': 403,
  'wrong-code': 400,
  'internal-error': 500,
  BILLING_NOT_OPEN: 503,
  ALREADY_SUBSCRIBED: 409,
  SUBSCRIPTION_UNPAID: 409,
  NO_TRANSACTION_ID: 400,
  TRANSACTION_NOT_FOUND: 404,
  TRANSACTION_NOT_YOURS: 403,
  TRANSACTION_NOT_OURS: 422,
  TRANSACTION_USED: 409,
  NO_SUBSCRIPTION: 404,
  CHECKOUT_NOT_STARTED: 502,
  PAYMENT_NOT_CHECKED: 502,
  NO_CHECKOUT_URL: 502,
  NO_PORTAL_URL: 502,
  PORTAL_UNAVAILABLE: 502,
  CANCEL_FAILED: 502,
  RESUME_FAILED: 502,
  CYCLE_NOT_CHANGEABLE: 409,
  CYCLE_FAILED: 502,
  INVOICE_UNAVAILABLE: 502,
  INVALID_SIGNATURE: 401,
} as const satisfies Record<ErrorCode, number>;

/** The default of `Retry-After`. */
const RETRY_AFTER_SECONDS = 2;

export function statusOf(code: ErrorCode): (typeof STATUS)[ErrorCode] {
  return STATUS[code];
}

/** Turns whatever was thrown into the refusal a client sees. What was not expected is named UNEXPECTED and says no more. */
export function toProblem(thrown: unknown, now = Date.now()): Problem {
  const error = asAppError(thrown);
  if (!(error instanceof AppError)) return { message: ERROR_MESSAGES.UNEXPECTED, code: 'UNEXPECTED' };
  const { retryAfterMs } = error;
  const retryAt = retryAfterMs === undefined ? error.retryAt : new Date(now + retryAfterMs);
  return {
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(retryAt && { retryAt: retryAt.toISOString() }),
  };
}

/** Answers a refusal as JSON; what is our own fault is logged here, once, unless it is logged already. */
export function errorResponse(c: AppContext, thrown: unknown, now = Date.now()): Response {
  const problem = toProblem(thrown, now);
  const status = STATUS[problem.code];
  const isLogged = thrown instanceof AppError && thrown.isLogged;
  if (status >= 500 && !isLogged) c.var.log().error({ err: thrown, code: problem.code }, 'a request failed');
  c.set('refusal', problem.code);
  if (status === 429 || status === 503) c.header('Retry-After', String(secondsUntil(problem.retryAt, now)));
  return c.json(problem, status);
}

function secondsUntil(retryAt: string | undefined, now: number): number {
  if (!retryAt) return RETRY_AFTER_SECONDS;
  return Math.max(1, Math.ceil((Date.parse(retryAt) - now) / 1000));
}
