import type { DraftRequest } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { MAX_CHARS } from '#shared/proposals/limits.ts';

// Source of both: docs/spec/proposals.md §7.
const IMPORTED_FROM = 'Imported from file: ';
const DESCRIPTION_GRAPHEMES = 300;

/** What is sent of a file: these five and nothing else. Source: docs/spec/proposals.md §7. */
export function uploadBody(fileName: string, text: string) {
  const name = cleanName(fileName);
  return {
    name: cut(withoutExtension(name), DRAFT_LIMITS.nameChars),
    jobTitle: cut(`${IMPORTED_FROM}${name}`, DRAFT_LIMITS.listTitleChars),
    // Also when the text is short.
    jobDescription: `${cut(text, MAX_CHARS.jobDescription - ELLIPSIS.length, DESCRIPTION_GRAPHEMES)}${ELLIPSIS}`,
    content: text,
    type: 'saved',
  } as const satisfies DraftRequest;
}

const ELLIPSIS = '...';
/** Control characters, and those that turn the direction of what follows: 'exe.txt' could be made to read 'txt.exe'. */
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function cleanName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  return last.replace(UNSEEN, '').trim() || 'Untitled file';
}

/** A name that is nothing but an extension is one. */
function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/, '').trim() || name;
}

/** The beginning of `text` in whole visible characters: at most so many, and at most `maxChars` UTF-16 units. */
function cut(text: string, maxChars: number, maxGraphemes = Number.POSITIVE_INFINITY): string {
  let end = 0;
  let count = 0;
  // One unit more than allowed shows whether the last visible character is complete.
  const looked = text.slice(0, maxChars + 1);
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(looked)) {
    if (count === maxGraphemes || end + segment.length > maxChars) break;
    end += segment.length;
    count += 1;
  }
  // A letter with more marks than fit has to be cut all the same.
  return end === 0 ? looked.slice(0, maxChars).replace(/[\uD800-\uDBFF]$/, '') : looked.slice(0, end);
}
