import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it.each([
  ['a short text', 'Fix the checkout', 'Fix the checkout'],
  ['little more than fits', 'Fix the checkout now!!!!', 'Fix the checkout now!!!!'],
  ['whole words', 'Fix the slow checkout, and the shop', 'Fix the slow…'],
  ['no comma at the end', 'Fix the checkout, and then all of it', 'Fix the checkout…'],
  ['a word without an end', 'x'.repeat(40), `${'x'.repeat(20)}…`],
  ['no half of a sign', `${'x'.repeat(19)}😀${'x'.repeat(20)}`, `${'x'.repeat(19)}…`],
])('the beginning of a long text has %s', (_what, text, beginning) => {
  expect(beginningOf(text, 20)).toBe(beginning);
});
