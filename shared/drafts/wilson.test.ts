import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

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
