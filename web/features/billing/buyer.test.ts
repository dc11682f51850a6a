import { expect, it } from 'vitest';
import { countryHere } from './buyer.ts';

it('takes the country of the time zone, and that of the language where a zone says none', () => {
  expect([
    countryHere('Asia/Calcutta', 'en-US'),
    countryHere('Europe/Berlin', 'en-US'),
    countryHere('Europe/London', 'en-GB'),
    countryHere('America/New_York', 'en-US'),
    countryHere('UTC', 'pt-BR'),
    countryHere('UTC', 'en'),
  ]).toEqual(['IN', 'DE', 'GB', 'US', 'BR', undefined]);
});
