import { expect, it } from 'vitest';
import { policyNoticeAt } from './policy-notice.ts';

it.each([
  ['the moment before its day', '2026-10-31T23:59:59.999Z', null],
  ['the first moment of its day', '2026-11-01T00:00:00.000Z', '2026-11-01'],
  ['the last moment of thirty days', '2026-11-30T23:59:59.999Z', '2026-11-01'],
  ['the moment after', '2026-12-01T00:00:00.000Z', null],
  ['a year later', '2027-11-02T00:00:00.000Z', null],
])('a change of November 1 at %s', (_what, now, reported) => {
  expect(policyNoticeAt('2026-11-01', Date.parse(now))).toBe(reported);
});

it('nothing is announced if no day is set', () => {
  expect(policyNoticeAt(undefined, Date.parse('2026-11-01T12:00:00Z'))).toBeNull();
});
