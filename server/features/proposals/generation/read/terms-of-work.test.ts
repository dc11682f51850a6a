import { expect, it } from 'vitest';
import { readPost } from './index.ts';

it.each([
  ['We can spend around 300 EUR on it.', '300 EUR'],
  ['We pay 20 to 30 GBP per hour.', '20 to 30 GBP per hour'],
  ['Budget: 20-30 EUR per hour.', '20-30 EUR per hour'],
  ['Our rate is between 20 and 30 dollars per hour.', 'between 20 and 30 dollars per hour'],
  ['Budget $20 - $30 per hour.', '$20 - $30 per hour'],
  ['The budget of phase 1 - 300 EUR.', '300 EUR'],
])('quotes the whole budget: %s', (words, budget) => {
  expect(readPost({ title: 'Fix our shop', description: `We need our shop fixed. ${words}` }).budget?.text).toBe(
    budget,
  );
});

it('takes what the client spends on something else for no budget', () => {
  const description = 'We run three clinics and need our ads cleaned up. We spend around $9k a month on ads.';
  expect(readPost({ title: 'Clean up our ads', description }).budget).toBeNull();
});
