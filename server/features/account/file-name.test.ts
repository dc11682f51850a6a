import { expect, it } from 'vitest';
import { fileName } from './own-files.ts';

it.each([
  ['Logo for a bakery', 'logo-for-a-bakery'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\con.txt', 'c-windows-con-txt'],
  ['Дизайн сайта №5', 'дизайн-сайта-no5'],
  ['a\u202Egnp.exe\r\n', 'a-gnp-exe'],
  ['😀', 'untitled'],
  ['', 'untitled'],
  ['𝗮'.repeat(200), 'a'.repeat(60)],
])('%j becomes a name that every file system can store', (title, expected) => {
  expect(fileName(title, 'untitled')).toBe(expected);
});
