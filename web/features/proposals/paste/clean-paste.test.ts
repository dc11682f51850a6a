import { expect, it } from 'vitest';
import { cleanText } from './clean-paste.ts';

it('takes out what a page leaves in copied text and keeps every word', () => {
  const copied = 'We\u00A0need:\r\n\u200B- a logo  \r\n\r\n\r\n\r\n\uFEFF- a sign\u0000 for שלום 👩‍🔧';
  expect(cleanText(copied)).toBe('We need:\n- a logo\n\n- a sign for שלום 👩‍🔧');
});
