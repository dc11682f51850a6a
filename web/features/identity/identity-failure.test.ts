import { expect, it } from 'vitest';
import type { Problem } from '#shared/http/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { asIdentityError, identityCodeOf } from './identity-failure.ts';

const refused = (problem: Problem) => asIdentityError(new ApiError('refused', { status: 400, problem }));

it("keeps the server's own words, what is said of fields, and when to try again", () => {
  const error = refused({
    message: 'Too many tries. Please wait ten minutes.',
    code: 'too-many-requests',
    fields: { email: 'Not this one.' },
    retryAt: '2026-11-21T12:10:00.000Z',
  });
  expect(error).toMatchObject({
    name: 'IdentityError',
    code: 'too-many-requests',
    message: 'Too many tries. Please wait ten minutes.',
    fields: { email: 'Not this one.' },
    retryAt: new Date('2026-11-21T12:10:00.000Z'),
  });
});

it.each([
  ['an account that is being deleted', { message: 'm', code: 'ACCOUNT_BEING_DELETED' }, 'ACCOUNT_BEING_DELETED'],
  ['the limit of requests', { message: 'm', code: 'RATE_LIMITED' }, 'too-many-requests'],
  ['a database that is away', { message: 'm', code: 'SERVICE_UNAVAILABLE' }, 'network-request-failed'],
  ['an address that is none', { message: 'm', code: 'INVALID_INPUT', fields: { email: 'e' } }, 'invalid-email'],
  [
    'a new password that is too short',
    { message: 'm', code: 'INVALID_INPUT', fields: { password: 'p' } },
    'password-does-not-meet-requirements',
  ],
  [
    'an empty name',
    { message: 'm', code: 'INVALID_INPUT', fields: { username: 'u', password: 'p' } },
    'invalid-credential',
  ],
  ['a link that is none', { message: 'm', code: 'INVALID_INPUT', fields: { token: 't' } }, 'invalid-action-code'],
  ['anything else', { message: 'm', code: 'UNEXPECTED' }, 'internal-error'],
] as const)('names %s', (_name, problem, code) => {
  expect(refused(problem)).toMatchObject({ code, message: 'm' });
});

it.each([
  ['no network', new ApiError('offline'), 'network-request-failed'],
  ['no answer', new ApiError('timeout'), 'network-request-failed'],
  ['an answer that is not ours', new ApiError('unreadable'), 'internal-error'],
  ['a fault of our own', new TypeError('oops'), 'internal-error'],
])('names %s', (_name, error, code) => {
  expect(asIdentityError(error).code).toBe(code);
});

it('takes a code of the Google window only if it is one', () => {
  expect([identityCodeOf('user-disabled'), identityCodeOf('ACCOUNT_BEING_DELETED')]).toEqual([
    'user-disabled',
    'ACCOUNT_BEING_DELETED',
  ]);
  expect([identityCodeOf('toString'), identityCodeOf('<b>'), identityCodeOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
