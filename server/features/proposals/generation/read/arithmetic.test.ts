import { expect, it } from 'vitest';
import { evaluate } from './arithmetic.ts';

it.each([
  ['(11-4)', '7'],
  ['7 + 5', '12'],
  ['3 × 4', '12'],
  ['12 / 8', '1.5'],
  ['2 + 3 * (4 - 1)', '11'],
  ['seven plus 5', '12'],
  ['20 minus three', '17'],
])('%s is %s', (sum, value) => {
  expect(evaluate(sum)).toBe(value);
});

it.each(['', '7', '7 +', '1/0', '(1+2', 'process.exit()', '2**8', 'a + b', '1+'.repeat(50)])('no sum: %s', (text) => {
  expect(evaluate(text)).toBeNull();
});
