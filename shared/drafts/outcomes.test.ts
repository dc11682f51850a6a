import { describe, expect, it } from 'vitest';
import { leaderOf, type OutcomeGroup, rateOf, wilsonInterval } from './outcomes.ts';

const group = (value: string | null, sent: number, replied: number): OutcomeGroup => ({ value, sent, replied, won: 0 });

describe('a rate', () => {
  it('is not told below ten sent', () => {
    expect(rateOf({ sent: 9, replied: 9, won: 9 }, 'replied')).toBeUndefined();
    expect(rateOf({ sent: 10, replied: 5, won: 0 }, 'replied')).toMatchObject({ rate: 0.5 });
  });
});

describe('the leader of groups', () => {
  it.each([
    ['nothing to compare with', [group('a', 50, 25)], undefined],
    ['too few in all others', [group('a', 50, 40), group('b', 9, 0)], undefined],
    ['another that is not known', [group('a', 50, 40), group(null, 50, 0)], undefined],
    ['intervals that overlap', [group('a', 24, 8), group('b', 24, 6)], null],
    ['intervals apart', [group('a', 50, 5), group('b', 50, 30)], 'b'],
    ['one of several near it', [group('a', 50, 28), group('b', 50, 30), group('c', 50, 2)], null],
    ['a small one beside', [group('a', 50, 5), group('b', 50, 30), group('c', 3, 3)], 'b'],
  ])('with %s', (_case, groups, expected) => {
    const leader = leaderOf(groups, 'replied');
    expect(leader ? leader.value : leader).toBe(expected);
  });
});

describe('the Wilson interval', () => {
  // Newcombe 1998, table I, method 3; the last is the example of docs/spec/outcomes.md.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
    [6, 24, 0.12, 0.449],
  ])('of %i in %i is %f to %f', (hits, total, low, high) => {
    const interval = wilsonInterval(hits, total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is everything when nothing was seen', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the rate and stays between 0 and 1', () => {
    for (let total = 1; total <= 60; total += 1) {
      for (let hits = 0; hits <= total; hits += 1) {
        const { low, high } = wilsonInterval(hits, total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(hits / total);
        expect(high).toBeGreaterThanOrEqual(hits / total);
        expect(high).toBeLessThanOrEqual(1);
      }
    }
  });
});
