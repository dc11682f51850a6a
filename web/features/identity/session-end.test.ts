import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { isSessionEnd } from './session-end.ts';

const refused = (status: number, code: 'user-token-expired' | 'SIGN_IN_REQUIRED' | 'PRO_REQUIRED') =>
  new ApiError('refused', { status, problem: { message: 'No.', code } });

it.each([
  ['the server knows that a session was there', refused(401, 'user-token-expired'), false, true],
  ['a visitor is refused something', refused(401, 'SIGN_IN_REQUIRED'), false, false],
  ['somebody signed in is taken for a visitor', refused(401, 'SIGN_IN_REQUIRED'), true, true],
  ['somebody signed in lacks Pro', refused(403, 'PRO_REQUIRED'), true, false],
  ['the network is away', new ApiError('unreachable'), true, false],
  ['something else failed', new Error('user-token-expired'), true, false],
])('%s', (_name, error, wasSignedIn, expected) => {
  expect(isSessionEnd(error, wasSignedIn)).toBe(expected);
});
