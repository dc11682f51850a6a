import { expect, it } from 'vitest';
import { draftInput } from '#shared/drafts/contract.ts';
import { uploadBody } from './upload-body.ts';

it('sends these five and nothing else', () => {
  expect(uploadBody('Tea shop.md', 'Dear Ms Leaf,\r\nhello')).toEqual({
    name: 'Tea shop',
    jobTitle: 'Imported from file: Tea shop.md',
    jobDescription: 'Dear Ms Leaf,\r\nhello...',
    content: 'Dear Ms Leaf,\r\nhello',
    type: 'saved',
  });
});

it.each([
  ['../../etc/passwd.txt', 'passwd', 'passwd.txt'],
  ['C:\\papers\\a.txt', 'a', 'a.txt'],
  ['a.txt.html', 'a.txt', 'a.txt.html'],
  ['.txt', '.txt', '.txt'],
  ['no extension', 'no extension', 'no extension'],
  ['a\r\nb\u0000.txt', 'ab', 'ab.txt'],
  ['\u202Etxt.exe.txt', 'txt.exe', 'txt.exe.txt'],
  ['  ', 'Untitled file', 'Untitled file'],
  ['', 'Untitled file', 'Untitled file'],
])('of a file named %j the name is %j', (fileName, name, shown) => {
  expect(uploadBody(fileName, 'x')).toMatchObject({ name, jobTitle: `Imported from file: ${shown}` });
});

it('takes names of any length, and cuts none through a visible sign', () => {
  const { name, jobTitle } = uploadBody(`${'👩‍🔧'.repeat(200)}.txt`, 'x');
  expect([name, jobTitle]).toEqual(['👩‍🔧'.repeat(60), `Imported from file: ${'👩‍🔧'.repeat(76)}`]);
});

it('describes the job by the first 300 visible signs, and always by three dots after them', () => {
  const flags = '🇵🇹'.repeat(301);
  expect(uploadBody('a.txt', flags).jobDescription).toBe(`${'🇵🇹'.repeat(300)}...`);
  expect(uploadBody('a.txt', 'b'.repeat(300)).jobDescription).toBe(`${'b'.repeat(300)}...`);
  expect(uploadBody('a.txt', 'b').jobDescription).toBe('b...');
});

it('is what the server takes, also of a letter under a megabyte of marks', () => {
  expect(draftInput.safeParse(uploadBody('a.txt', `e${'\u0301'.repeat(500_000)}`)).success).toBe(true);
});
