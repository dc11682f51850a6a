import { expect, it } from 'vitest';
import { analyzePost } from '#server/features/proposals/generation/analyze/index.ts';
import { compare, ratesOf, unseenPosts } from './labels.ts';

it('finds no less in posts it was never made for than it once did', () => {
  const readings = unseenPosts().map((post) => compare(analyzePost(post), post.labels));
  const { recall, precision } = ratesOf(readings.map(({ needs }) => needs));
  expect(readings.length).toBeGreaterThanOrEqual(50);
  expect(recall).toBeGreaterThanOrEqual(0.4);
  expect(precision).toBeGreaterThanOrEqual(0.65);
});
