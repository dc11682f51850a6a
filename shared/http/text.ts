import { z } from 'zod';

const NUL = '\u0000';
const INVISIBLE = /[\s\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]+/gu;

/** True when nothing in `text` would be seen: spaces, zero-width, bidi and tag characters count as nothing. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Replaces each lone surrogate by U+FFFD, as PostgreSQL and every encoder would; a whole pair stays. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** How many bytes `text` takes in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * A text field of at most `maxChars` UTF-16 units. Length is checked before anything else looks at the text, so that no
 * pattern ever runs over an unbounded string. NUL is refused because PostgreSQL cannot store it.
 */
export function textField(label: string, maxChars: number) {
  return z
    .string(`${label} must be text.`)
    .max(maxChars, `${label} can be at most ${maxChars.toLocaleString('en-US')} characters.`)
    .refine((text) => !text.includes(NUL), `${label} contains a character that cannot be stored (NUL).`)
    .transform(wellFormed);
}
