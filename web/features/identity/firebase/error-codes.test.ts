import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { IdentityError } from '../identity-client.ts';
import { codeOf, identityErrorOf, notTelling } from './error-codes.ts';

describe("Firebase's codes", () => {
  it.each([
    ['auth/missing-email', 'invalid-email'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/missing-password', 'wrong-password'],
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/quota-exceeded', 'too-many-requests'],
    ['auth/invalid-user-token', 'user-token-expired'],
    ['auth/invalid-refresh-token', 'user-token-expired'],
    ['auth/weak-password', 'password-does-not-meet-requirements'],
    ['auth/cancelled-popup-request', 'popup-closed-by-user'],
    ['auth/timeout', 'network-request-failed'],
    ['auth/unauthorized-continue-uri', 'unauthorized-domain'],
    ['auth/expired-action-code', 'invalid-action-code'],
    ['auth/operation-not-allowed', 'internal-error'],
    ['auth/something-of-next-year', 'internal-error'],
    ['', 'internal-error'],
  ])('%s is our %s', (theirs, ours) => {
    expect(codeOf(theirs)).toBe(ours);
  });

  it('come with words that can be shown, never with the library’s own', () => {
    const error = identityErrorOf(new FirebaseError('auth/unauthorized-domain', 'Firebase: Error (auth/…).'));
    expect(error).toBeInstanceOf(IdentityError);
    expect(error.message).toBe('Signing in with Google is not set up for this address. Please use your email instead.');
  });
});

describe('a refusal of our own server', () => {
  it('keeps its code, its words and when to come back', () => {
    const problem = { code: 'too-many-requests', message: 'Wait.', retryAt: '2026-01-02T03:04:05.000Z' } as const;
    const error = identityErrorOf(new ApiError('refused', { status: 429, problem }));
    expect(error).toMatchObject({ code: 'too-many-requests', message: 'Wait.', retryAt: new Date(problem.retryAt) });
  });

  it('that never came is the network', () => {
    expect(identityErrorOf(new ApiError('offline')).code).toBe('network-request-failed');
  });
});

it('does not reveal whether the name or the password was wrong', () => {
  for (const code of ['auth/wrong-password', 'auth/user-not-found']) {
    expect(() => notTelling(new FirebaseError(code, ''))).toThrow(
      expect.objectContaining({ code: 'invalid-credential' }),
    );
  }
  expect(() => notTelling(new FirebaseError('auth/user-disabled', ''))).toThrow(
    expect.objectContaining({ code: 'user-disabled' }),
  );
});
