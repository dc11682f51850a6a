import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { ADA } from '#web/testing/fake-tab.ts';
import { isSessionEnd } from './session-data.ts';
import { sessionView } from './session-view.ts';

const unknown = { data: undefined, isError: false };
const visitor = { status: 'signed-out', user: null, hasFailed: false };

it.each([
  ['a visitor is known for one at once', 'nobody', unknown, visitor],
  ['whoever signed out is one, whatever was cached', 'nobody', { data: ADA, isError: false }, visitor],
  ['until the provider has spoken nobody knows', 'later', unknown, { status: 'loading', user: null }],
  ['until the server has answered nobody knows', 'now', unknown, { status: 'loading', user: null }],
  ['the server knows nobody', 'now', { data: null, isError: false }, visitor],
  ['the server knows who it is', 'now', { data: ADA, isError: false }, { status: 'signed-in', user: ADA }],
  ['the server cannot be asked', 'now', { data: undefined, isError: true }, { ...visitor, hasFailed: true }],
  ['it cannot be asked again', 'now', { data: ADA, isError: true }, { status: 'signed-in', user: ADA }],
] as const)('%s', (_name, asks, query, expected) => {
  expect(sessionView({ asks, isLeaving: false }, query)).toEqual(expected);
});

it('on the way out nothing is shown that is meant for visitors', () => {
  expect(sessionView({ asks: 'nobody', isLeaving: true }, unknown)).toEqual({ status: 'loading', user: null });
  const present = { data: ADA, isError: false };
  expect(sessionView({ asks: 'now', isLeaving: true }, present)).toEqual({ status: 'signed-in', user: ADA });
});

const refused = (status: number, code: 'user-token-expired' | 'SIGN_IN_REQUIRED' | 'PRO_REQUIRED') =>
  new ApiError('refused', { status, problem: { message: 'No.', code } });

it.each([
  ['the server knows that a session was there', refused(401, 'user-token-expired'), false, true],
  ['a visitor is refused something', refused(401, 'SIGN_IN_REQUIRED'), false, false],
  ['somebody signed in is taken for a visitor', refused(401, 'SIGN_IN_REQUIRED'), true, true],
  ['somebody signed in lacks Pro', refused(403, 'PRO_REQUIRED'), true, false],
  ['the network is away', new ApiError('unreachable'), true, false],
  ['something else failed', new Error('user-token-expired'), true, false],
])('whether the session has ended: %s', (_name, error, wasSignedIn, expected) => {
  expect(isSessionEnd(error, wasSignedIn)).toBe(expected);
});
