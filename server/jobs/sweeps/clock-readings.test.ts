import { describe, expect, it } from 'vitest';
import { dropOld, erasableAt, type Readings, withReading } from './clock-readings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const NONE: Readings = { trusted: [], untrusted: [] };

/** Reads the clock at every one of `moments`. */
function readAt(moments: readonly number[], before = NONE, isConfirmed = false): Readings {
  return moments.reduce((readings, at) => dropOld(withReading(readings, at, isConfirmed)), before);
}

const hourly = (from: number, days: number) => Array.from({ length: days * 24 + 1 }, (_, n) => from + n * HOUR);

describe('a steady clock', () => {
  it('erases nothing on the first day, and then what is due', () => {
    const readings = readAt(hourly(0, 1));
    expect(erasableAt(readAt(hourly(0, 0)), 0)).toBeUndefined();
    expect(erasableAt(readings, DAY)).toBe(DAY);
  });

  it('erases after a pause of a day and a half only what would have been due a day after it began', () => {
    const readings = readAt([3 * DAY + 36 * HOUR], readAt(hourly(0, 3)));
    expect(erasableAt(readings, 3 * DAY + 36 * HOUR)).toBe(4 * DAY);
  });

  it('keeps few readings', () => {
    expect(readAt(hourly(0, 30)).trusted.length).toBeLessThan(100);
  });
});

describe('a clock that jumps', () => {
  const before = readAt(hourly(0, 3));

  it.each([
    ['years forward', 10 * YEAR],
    ['three days forward', 6 * DAY],
    ['years back', -10 * YEAR],
  ])('%s erases nothing', (_what, to) => {
    const readings = readAt(hourly(to, 6), before);
    expect(erasableAt(readings, to + 6 * DAY)).toBeUndefined();
  });

  it('and comes back continues as before', () => {
    const readings = readAt([3 * DAY + 2 * HOUR], readAt(hourly(10 * YEAR, 1), before));
    expect(readings.untrusted).toEqual([]);
    expect(erasableAt(readings, 3 * DAY + 2 * HOUR)).toBe(3 * DAY + 2 * HOUR);
  });

  it('is never trusted by itself, and its readings do not pile up', () => {
    const month = readAt(hourly(10 * YEAR, 30), before);
    expect(erasableAt(month, 10 * YEAR + 30 * DAY)).toBeUndefined();
    expect(month.untrusted).toHaveLength(1);
  });

  it('is trusted when the operator confirms it, and erases a day later', () => {
    const said = readAt([10 * YEAR], before, true);
    expect(erasableAt(said, 10 * YEAR)).toBe(4 * DAY);
    const dayLater = readAt([10 * YEAR + DAY], said);
    expect(erasableAt(dayLater, 10 * YEAR + DAY)).toBe(10 * YEAR + DAY);
  });
});
