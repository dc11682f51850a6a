import { describe, expect, it } from 'vitest';
import { readTextFile } from './file-rule.ts';

const MB = 1_048_576;
const INVALID = { title: 'Invalid file type', words: 'Please upload a text file (.txt, .md, etc.)' };
const LARGE = { title: 'File too large', words: 'Maximum file size is 1MB' };
const file = (name: string, content: BlobPart, type = '') => new File([content], name, { type });

describe('a file is taken', () => {
  it.each([
    ['a.txt', ''],
    ['A.TXT', ''],
    ['a.md', 'application/octet-stream'],
    ['a.text', ''],
    ['a', 'text/plain'],
    ['a.csv', 'text/csv'],
  ])('%s of type %j', async (name, type) => {
    expect(await readTextFile(file(name, 'Hello', type))).toEqual({ text: 'Hello' });
  });

  it('of one megabyte', async () => {
    expect(await readTextFile(file('a.txt', 'a'.repeat(MB)))).toEqual({ text: 'a'.repeat(MB) });
  });
});

describe('a file is refused', () => {
  it.each([
    ['that is called otherwise', file('a.pdf', 'Hello', 'application/pdf'), INVALID],
    ['that is only called a text', file('a.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47])), INVALID],
    ['of one byte more', file('a.txt', 'a'.repeat(MB + 1)), LARGE],
    [
      'that grows past it when it is stored',
      file(
        'a.txt',
        new Uint8Array([
          0xff,
          0xfe,
          ...Array(MB / 4)
            .fill([0xac, 0x4e])
            .flat(),
          ...Array(MB / 4 - 2)
            .fill([0xac, 0x4e])
            .flat(),
        ]),
      ),
      LARGE,
    ],
  ])('%s', async (_name, given, refusal) => {
    expect(await readTextFile(given)).toEqual({ refusal });
  });

  it.each(['', ' \r\n\t', '\uFEFF'])('that holds nothing to read: %j', async (content) => {
    expect(await readTextFile(file('a.txt', content))).toMatchObject({ refusal: { title: 'Empty file' } });
  });

  it('that is gone by the time it is read', async () => {
    const gone = { name: 'a.txt', type: '', size: 5, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) };
    expect(await readTextFile(gone)).toMatchObject({ refusal: { title: 'File could not be read' } });
  });
});
