const INVISIBLE = /[\s\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]+/gu;

/** True when nothing in `text` is visible: spaces, zero-width, bidi and tag characters count as nothing. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Replaces each unpaired surrogate by U+FFFD, as PostgreSQL and every encoder would; a whole pair stays. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** The length of `text` in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
