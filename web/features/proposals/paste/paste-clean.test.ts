import { expect, it } from 'vitest';
import { cleanText, joinWrappedLines } from './paste-clean.ts';

it('takes out what a page leaves in copied text and keeps every word', () => {
  const copied = 'We\u00A0need:\r\n\u200B- a logo  \r\n\r\n\r\n\r\n\uFEFF- a sign\u0000 for שלום 👩‍🔧';
  expect(cleanText(copied)).toBe('We need:\n- a logo\n\n- a sign for שלום 👩‍🔧');
});

const WRAPPED = `We run two bouldering gyms and take about four hundred
bookings a week. The page was built years ago and fails on
Android phones, where the calendar does not load and pay-
ments are lost.

What we need:
- a booking page for phones that opens within a second or two
- card payments through Stripe`;

it('joins paragraphs that were broken at the width of a page, and keeps lists', () => {
  expect(
    joinWrappedLines(WRAPPED),
  ).toBe(`We run two bouldering gyms and take about four hundred bookings a week. The page was built years ago and fails on Android phones, where the calendar does not load and payments are lost.

What we need:
- a booking page for phones that opens within a second or two
- card payments through Stripe`);
});

it.each([
  ['short lines', 'we need\na logo\na sign\nand a menu'],
  [
    'sentences of their own',
    'We sell tea in three towns and on the internet.\nwe want a shop that loads fast on every phone.\nthanks',
  ],
  ['one long line before a small letter', 'We sell tea in three towns and on the internet since 1998\nno agencies'],
])('leaves %s as they are', (_, text) => expect(joinWrappedLines(text)).toBe(text));
