import { expect, it } from 'vitest';
import { analyzePost } from '#server/features/proposals/generation/analyze/index.ts';
import { compare, ratesOf, unseenPosts } from './labels.ts';

it('finds no less in posts it was never made for than it once did', () => {
  const readings = unseenPosts().map((post) => compare(analyzePost(post), post.labels));
  const needs = ratesOf(readings.map((reading) => reading.needs));
  const asks = ratesOf(readings.map((reading) => reading.asks));
  expect(readings.length).toBeGreaterThanOrEqual(70);
  expect(needs.recall).toBeGreaterThanOrEqual(0.85);
  expect(needs.precision).toBeGreaterThanOrEqual(0.9);
  expect(asks.recall).toBeGreaterThanOrEqual(0.95);
  expect(asks.precision).toBeGreaterThanOrEqual(0.95);
});
