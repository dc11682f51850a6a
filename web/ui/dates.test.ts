import { expect, it } from 'vitest';
import { dateAndTime, longDate, shortDate, timeOfDay } from './dates.ts';

it('writes days and moments as the pages promise', () => {
  const noon = new Date(2025, 0, 5, 15, 4).toISOString();
  expect([longDate(noon), dateAndTime(noon)]).toEqual(['January 5, 2025', 'Jan 5, 2025 3:04 PM']);
  expect([shortDate(noon), timeOfDay(noon)]).toEqual(['Jan 5, 2025', '3:04 PM']);
});
