import fc from 'fast-check';
import { deflateSync, gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));

function utf16(text: string, order: 'le' | 'be'): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}

const TEXTS = [
  'Hello there.\r\nSecond line\twith a tab',
  'Grüße, ça va? naïve',
  'Привет, мир. Как дела?',
  'こんにちは、世界。お元気ですか。',
  '안녕하세요 세계, 잘 지내요?',
  '我们需要一个新的网店，速度要快。',
  'שלום עולם, מה שלומך?',
  'emoji 🚀 and 𝗯𝗼𝗹𝗱 letters',
];

describe('text', () => {
  it.each(TEXTS)('comes out as it went in, in every encoding: %s', (text) => {
    const read = [
      utf8(text),
      utf8(`\uFEFF${text}`),
      utf16(`\uFEFF${text}`, 'le'),
      utf16(`\uFEFF${text}`, 'be'),
      utf16(text, 'le'),
      utf16(text, 'be'),
    ].map(decodeText);
    expect(read).toEqual(Array(6).fill(text));
  });

  it('keeps how its lines end, and is nothing where the file is nothing', () => {
    expect([decodeText(utf8('a\r\nb\rc\n')), decodeText(utf8(''))]).toEqual(['a\r\nb\rc\n', '']);
  });
});

describe('what is no text', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52];
  it.each([
    ['a picture', new Uint8Array(PNG)],
    ['a packed file', new Uint8Array(gzipSync(strToU8('some text')))],
    ['UTF-8 that breaks off', utf8('Grüße').slice(0, 3)],
    ['bytes of no encoding', new Uint8Array([0x48, 0x69, 0xff, 0x21, 0x80])],
    ['a NUL in the text', utf8('a\0b')],
    ['a NUL in UTF-16', utf16('\uFEFFa\0b', 'le')],
    ['half a sign of UTF-16', utf16('\uFEFFab', 'le').slice(0, 5)],
    ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
    ['a lone surrogate', utf16('\uFEFFa\uD83D', 'be')],
  ])('%s', (_name, bytes) => {
    expect(decodeText(bytes)).toBeUndefined();
  });

  it('is distinguished from text also if it begins like no known format', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 200, maxLength: 400 }), (bytes) => {
        expect(decodeText(new Uint8Array(deflateSync(bytes)))).toBeUndefined();
      }),
      { seed: 7 },
    );
  });
});
