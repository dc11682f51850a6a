import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

const settings = (workers: number, engineThreads = 2) => ({ workers, engineThreads, databaseConnections: 10 });

it.each([
  [2, 100, 10],
  [8, 100, 10],
  [16, 100, 5],
  [64, 100, 2],
  [4, 500, 10],
])('%i workers on a database with %i connections have %i each', (workers, server, each) => {
  expect(shareOf(settings(workers), server).connections).toBe(each);
});

it.each([
  [2, 2, 1],
  [4, 2, 1],
  [2, 8, 4],
  [3, 8, 2],
])('%i workers have %i engine threads together: %i each', (workers, threads, each) => {
  expect(shareOf(settings(workers, threads), 100).threads).toBe(each);
});
