import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTextFile } from './file-rule.ts';

const MB = 1_048_576;
const INVALID = { title: 'Invalid file type', words: 'Please upload a text file (.txt, .md, etc.)' };
const LARGE = { title: 'File too large', words: 'Maximum file size is 1MB' };
const file = (name: string, content: BlobPart, type = '') => new File([content], name, { type });

function utf16(text: string, order: 'le' | 'be'): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}

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

  it.each([
    'Hello.\r\nSecond\rline\twith a tab\n',
    'Grüße, ça va?',
    'Привет, мир.',
    'こんにちは、世界。',
    'emoji 🚀 and 𝗯𝗼𝗹𝗱',
  ])('letter for letter, in every encoding: %j', async (text) => {
    const marked = `\uFEFF${text}`;
    for (const content of [text, marked, utf16(marked, 'le'), utf16(marked, 'be')])
      expect(await readTextFile(file('a.txt', content))).toEqual({ text });
  });
});

describe('a file is refused', () => {
  it.each([
    ['that is called otherwise', file('a.pdf', 'Hello', 'application/pdf'), INVALID],
    ['of one byte more', file('a.txt', 'a'.repeat(MB + 1)), LARGE],
    ['that grows past it when it is stored', file('a.txt', utf16(`\uFEFF${'\u4EAC'.repeat(MB / 2 - 2)}`, 'le')), LARGE],
  ])('%s', async (_name, given, refusal) => {
    expect(await readTextFile(given)).toEqual({ refusal });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['a packed file', new Uint8Array(gzipSync(strToU8('some text')))],
    ['UTF-8 that breaks off', new TextEncoder().encode('Grüße').slice(0, 3)],
    ['bytes of no encoding', new Uint8Array([0x48, 0x69, 0xff, 0x21, 0x80])],
    ['a NUL in the text', 'a\0b'],
    ['a NUL in UTF-16', utf16('\uFEFFa\0b', 'le')],
    ['half a sign of UTF-16', utf16('\uFEFFab', 'le').slice(0, 5)],
    ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
    ['a lone surrogate', utf16('\uFEFFa\uD83D', 'be')],
  ])('that is only called a text: %s', async (_name, content) => {
    expect(await readTextFile(file('a.txt', content))).toEqual({ refusal: INVALID });
  });

  it.each(['', ' \r\n\t', '\uFEFF'])('that holds nothing to read: %j', async (content) => {
    expect(await readTextFile(file('a.txt', content))).toMatchObject({ refusal: { title: 'Empty file' } });
  });

  it('that is gone by the time it is read', async () => {
    const gone = { name: 'a.txt', type: '', size: 5, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) };
    expect(await readTextFile(gone)).toMatchObject({ refusal: { title: 'File could not be read' } });
  });
});
