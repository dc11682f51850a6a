import { expect, it } from 'vitest';
import { hasContactData } from './contact-data.ts';

it.each([
  'Write to greta@mail.example.',
  'Call me on +49 30 1234 5678',
  '(212) 555-0143 is my office.',
  'Telegram: @greta_writes',
  'wa.me/4930123456',
])('says how to reach the person: %s', (line) => {
  expect(hasContactData(line)).toBe(true);
});

it.each([
  'Moved 12 shops from Magento to Shopify',
  'Acme, 2016 - 2019: cut loading from 4.1 to 0.9 seconds',
  'Sold 1,400,000 tickets in 2024',
  'https://greta.example/work/12345678901',
  'Built a Telegram bot for a bakery',
])('says what was done: %s', (line) => {
  expect(hasContactData(line)).toBe(false);
});
