import { expect, it } from 'vitest';
import { styleFrom, toneFrom } from './options.ts';

it.each([
  ['Smart Question', 'smart_question'],
  ['Insightful Engagement', 'smart_question'],
  ['Problem Solving', 'problem_solving'],
  ['Solution-Centered', 'problem_solving'],
  [' solution-centered ', 'problem_solving'],
  ['detailed', 'detailed'],
])('takes the style "%s" for %s', (given, value) => {
  expect(styleFrom(given)).toBe(value);
});

it('knows a name that is none', () => {
  expect([styleFrom('Solution'), toneFrom('Solution-Centered')]).toEqual([undefined, undefined]);
});
