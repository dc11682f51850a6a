import { expect, it } from 'vitest';
import { fileName } from './draft-file.ts';

it.each([
  ['Tea shop', 'Tea shop.txt'],
  ['../../etc/passwd', 'etc passwd.txt'],
  ['a/b\\c:d*e?"f<g>h|i', 'a b c d e f g h i.txt'],
  ['  .hidden. ', 'hidden.txt'],
  ['line\r\nbreak\u0000', 'line break.txt'],
  ['\u202Etxt.exe', 'txt.exe.txt'],
  ['...', 'Draft.txt'],
  ['', 'Draft.txt'],
  ['Über 20 días 🚀', 'Über 20 días 🚀.txt'],
  ['🚀'.repeat(90), `${'🚀'.repeat(80)}.txt`],
])('of a draft called %j it is %j', (name, file) => {
  expect(fileName(name, 'txt')).toBe(file);
});
