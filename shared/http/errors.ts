import { BILLING_MESSAGES } from './billing-errors.ts';
import { IDENTITY_MESSAGES } from './identity-errors.ts';

/**
 * Every error of the API, with the message for people. Sources: docs/spec/accounts.md §8 and docs/spec/proposals.md §8,
 * docs/spec/decisions.md#contracts. A message that depends on the request (a limit, a field) is passed to `AppError` and
 * replaces the default here.
 */
export const ERROR_MESSAGES = {
  INVALID_INPUT: 'Some fields need your attention.',
  MALFORMED_JSON: 'The request could not be read. Please try again.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send the request as application/json.',
  PAYLOAD_TOO_LARGE: 'That is more text than we can accept.',
  FORBIDDEN_ORIGIN: 'This request did not come from our own pages.',
  UNKNOWN_HOST: 'This address does not belong to this site.',
  NOT_FOUND: 'Not found',
  GONE: 'This address is gone. Use POST /api/change-proposal.',
  METHOD_NOT_ALLOWED: 'This address does not support that method.',
  SIGN_IN_REQUIRED: 'Please sign in to access this feature',
  PRO_REQUIRED: 'This feature requires a Pro subscription',
  PREMIUM_REQUIRED: 'Premium subscription required',
  LAST_SIGN_IN_METHOD: 'This is your only way to sign in. Add another one first.',
  TOO_MANY_PASSKEYS: 'You’ve reached the limit of 20 passkeys. Remove one first.',
  TOO_MANY_TOKENS: 'You’ve reached the limit of 20 access tokens. Revoke one first.',
  TOKEN_REFUSED: 'This access token is not valid. It may have expired or been revoked.',
  TOKEN_NOT_ALLOWED: 'This access token may not do that.',
  TWO_STEP_IS_ON: 'Two-step sign-in is already on.',
  USERNAME_TAKEN: 'This username is taken. Please choose another one.',
  PROFILE_NAME_TAKEN: 'You already have a profile with this name.',
  TOO_MANY_PROFILES: 'You’ve reached the limit of stored profiles. Remove one first.',
  CHANGED_ELSEWHERE: 'This was changed in another tab or on another device.',
  DRAFTS_FULL: 'Your saved work is full. Delete drafts you no longer need.',
  RATE_LIMITED: 'You have made many requests in a short time. Please wait a moment and try again.',
  WEEKLY_LIMIT_REACHED: 'You’ve used this week’s free proposals. The next week begins on Monday at 00:00 UTC.',
  POST_NOT_UNDERSTOOD:
    'We could not find a job in this text. Paste the full post, including what the client needs, and try again.',
  OTHER_JOB: 'This text does not seem to be about this job.',
  GENERATION_FAILED: 'Failed to generate your proposal. Please try again.',
  KEY_NOT_TESTED:
    'The provider could not be reached to test this key, so it was not saved. Please try again in a moment.',
  NO_LANGUAGE_MODEL:
    'No language model is set up for you, so nothing was changed. You can add a key of your own on your account page, under Writer.',
  GENERATION_INTERRUPTED: 'Writing was interrupted. What was written so far is saved, and you can generate it again.',
  SERVICE_UNAVAILABLE: 'We cannot reach our database right now. Your text is saved. Please try again in a moment.',
  UNEXPECTED: 'Something went wrong on our side. Your text is saved. Please try again.',
  ...BILLING_MESSAGES,
  ...IDENTITY_MESSAGES,
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

export const ERROR_CODES = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];
