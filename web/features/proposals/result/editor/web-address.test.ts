import { expect, it } from 'vitest';
import { toWebAddress } from './web-address.ts';

it.each([
  ['https://shop.com/a?b=1#c', 'https://shop.com/a?b=1#c'],
  ['  http://shop.com ', 'http://shop.com'],
  ['shop.com/work', 'https://shop.com/work'],
  ['shop.com:8080/work', 'https://shop.com:8080/work'],
  ['HTTPS://Shop.com', 'HTTPS://Shop.com'],
])('%j links to %s', (typed, address) => {
  expect(toWebAddress(typed)).toBe(address);
});

it.each([
  '',
  '   ',
  'my shop',
  'javascript:alert(1)',
  ' jav\tascript:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:x',
  'mailto:me@shop.com',
  'https://',
  'file:///etc/passwd',
  'localhost',
])('%j is no link', (typed) => {
  expect(toWebAddress(typed)).toBeNull();
});
