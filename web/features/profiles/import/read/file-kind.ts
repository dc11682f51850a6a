import { FileRefused, MAX_FILE_BYTES } from './refusals.ts';

type FileKind = 'pdf' | 'zip' | 'json' | 'text';

/** A PDF may begin behind a few bytes of something else. */
const PDF_WITHIN = 1024;
const BYTES_LOOKED_AT = 4096;

/** What a file is, by its bytes; its name decides nothing. @throws FileRefused too_large, old_word, wrong_type, no_text */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length > MAX_FILE_BYTES) throw new FileRefused('too_large');
  const start = latin(bytes.subarray(0, PDF_WITHIN));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip';
  // Compound files: Word before 2007, and any Office document with a password.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new FileRefused('old_word');
  if (start.startsWith('{\\rtf')) throw new FileRefused('wrong_type');
  const text = textOf(bytes);
  if (text === undefined) throw new FileRefused('wrong_type');
  if (text.trim() === '') throw new FileRefused('no_text');
  return /^\s*\{/.test(text) ? 'json' : 'text';
}

/** UTF-8 text; undefined for bytes that are no text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.slice(0, BYTES_LOOKED_AT).includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
