import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { isBlank, utf8Bytes } from '#shared/http/text.ts';

/** What the picker offers. Source: docs/spec/proposals.md#draft-upload-dialog. */
export const ACCEPTED = '.txt,.md,.text,text/plain';

/** Why a file is not taken, in two lines that can be shown. */
export interface FileRefusal {
  readonly title: string;
  readonly words: string;
}

// Source of both: docs/spec/proposals.md §5.
const INVALID_TYPE: FileRefusal = {
  title: 'Invalid file type',
  words: 'Please upload a text file (.txt, .md, etc.)',
};
const TOO_LARGE: FileRefusal = { title: 'File too large', words: 'Maximum file size is 1MB' };
const EMPTY: FileRefusal = { title: 'Empty file', words: 'There is no text in this file.' };
const UNREADABLE: FileRefusal = {
  title: 'File could not be read',
  words: 'It may have been moved or deleted. Please choose it again.',
};

export type ReadFile = { readonly text: string } | { readonly refusal: FileRefusal };

/** The text in a file, letter for letter, or why it is not taken: what a file is called says little of what is in it. */
export async function readTextFile(file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  const { name, type, size } = file;
  if (!type.includes('text') && !/\.(txt|md|text)$/i.test(name)) return { refusal: INVALID_TYPE };
  if (size > DRAFT_LIMITS.contentBytes) return { refusal: TOO_LARGE };
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { refusal: UNREADABLE };
  }
}

function textOf(bytes: Uint8Array<ArrayBuffer>): ReadFile {
  const text = decodeText(bytes);
  if (text === undefined) return { refusal: INVALID_TYPE };
  if (isBlank(text)) return { refusal: EMPTY };
  // A file of UTF-16 needs more space in the stored encoding.
  return utf8Bytes(text) > DRAFT_LIMITS.contentBytes ? { refusal: TOO_LARGE } : { text };
}

/** UTF-8, or UTF-16 that begins with its mark; undefined for bytes that are no text. A NUL is in none. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
