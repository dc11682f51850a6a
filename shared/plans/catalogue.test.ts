import { expect, it } from 'vitest';
import { formatPrice, PRO_PRICE_CENTS, yearlySavingPercent } from './catalogue.ts';

it('charges what the pages promise', () => {
  expect(formatPrice(PRO_PRICE_CENTS.monthly)).toBe('$9.99');
  expect(formatPrice(PRO_PRICE_CENTS.yearly)).toBe('$89.99');
});

it('advertises the saving that the two prices really give', () => {
  expect(yearlySavingPercent()).toBe(25);
});
