import { expect, it } from 'vitest';
import { Restarts } from './workers.ts';

it('a worker that ends once is back at once; one that always ends is given up after ten starts', () => {
  const restarts = new Restarts();
  let now = 0;
  const pauses: number[] = [];
  for (let pause = restarts.pauseBefore(now); pause !== undefined; pause = restarts.pauseBefore(now)) {
    pauses.push(pause);
    now += pause + 500;
  }
  expect(pauses).toEqual([0, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
});

it('ends that are an hour apart never add up', () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: 30 }, (_, hour) => restarts.pauseBefore(hour * 3_600_000));
  expect(pauses).toEqual(pauses.map(() => 0));
});
