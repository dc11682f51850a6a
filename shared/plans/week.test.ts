import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekEndsAt, weekStartsAt } from './week.ts';

describe('a week of free proposals', () => {
  it.each([
    ['begins on Monday at midnight, UTC', '2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-23'],
    ['holds its last millisecond on Sunday', '2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-23'],
    ['is over a millisecond later', '2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-30'],
    ['goes over the end of a year', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
    ['is as long as any other when clocks go back in Europe', '2026-10-25T02:30:00.000Z', '2026-10-19', '2026-10-26'],
    ['and when they go forward', '2026-03-29T01:30:00.000Z', '2026-03-23', '2026-03-30'],
  ])('%s', (_what, at, from, to) => {
    expect(weekStartsAt(new Date(at)).toISOString()).toBe(`${from}T00:00:00.000Z`);
    expect(weekEndsAt(new Date(at)).toISOString()).toBe(`${to}T00:00:00.000Z`);
  });
});

describe('is the same week in every time zone of the machine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin', 'Australia/Lord_Howe'])(
    '%s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const lastMoment = new Date('2026-11-22T23:59:59.999Z');
      const firstMoment = new Date('2026-11-23T00:00:00.000Z');
      expect([weekEndsAt(lastMoment), weekStartsAt(firstMoment)]).toEqual([firstMoment, firstMoment]);
      expect(weekStartsAt(new Date('2026-10-25T00:59:59.999Z')).toISOString()).toBe('2026-10-19T00:00:00.000Z');
    },
  );
});
