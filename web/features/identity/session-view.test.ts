import { expect, it } from 'vitest';
import { ADA } from '#web/testing/fake-tab.ts';
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
