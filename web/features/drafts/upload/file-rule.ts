import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { isBlank, utf8Bytes } from '#shared/http/text.ts';
import { decodeText } from './decode-text.ts';

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

/** The fault that a file's name, type and size show; undefined if there is none. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileRefusal | undefined {
  if (!type.includes('text') && !/\.(txt|md|text)$/i.test(name)) return INVALID_TYPE;
  return size > DRAFT_LIMITS.contentBytes ? TOO_LARGE : undefined;
}

export type ReadFile = { readonly text: string } | { readonly refusal: FileRefusal };

/** The text in a file, letter for letter, or why it is not taken: what a file is called says little of what is in it. */
export async function readTextFile(file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  const refusal = refusalOf(file);
  if (refusal) return { refusal };
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
