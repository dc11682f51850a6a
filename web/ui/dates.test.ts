import { expect, it } from 'vitest';
import { dateAndTime, longDate } from './dates.ts';

it('writes days and moments as the pages promise', () => {
  const noon = new Date(2025, 0, 5, 15, 4).toISOString();
  expect([longDate(noon), dateAndTime(noon)]).toEqual(['January 5, 2025', 'Jan 5, 2025 3:04 PM']);
});
