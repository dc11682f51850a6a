import { type Span, subSpan } from './span.ts';

/** Words whose full stop ends no sentence. 'presentación.' has no 'n.': `\b` knows no accents. */
const ABBREVIATION =
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|vs|incl|excl|approx|mr|mrs|ms|dr|st|no|inc|ltd|co|u\.s|u\.k|p\.s|ca|z\.b|ej|sr|sra|max|min|fig|est|dept|hrs|a\.m|p\.m)|(?<!\p{L})\p{Lu}|(?<!\p{L})ph\.d)\.$/iu;
const END =
  /https?:\/\/\S{3,500}(?=\s+\p{Lu}\p{Ll})|(?<![.!?…])[.!?…]+["”’')\]]*(?=\s+\S)|[.!?](?=\p{Lu}\p{Ll}+ )|;-?\)(?=\s)|[:;]\)(?=\s)/gu;

/** Words, money or a sum; a bare '1.' is none. */
const SAYS_SOMETHING = /\p{L}|[$€£]\s?\d|\d\s*[-+*x×/÷]\s*\d/u;

/** Splits a span into sentences; full stops inside 'Node.js', 'e.g.' and URLs do not count. */
export function sentencesOf(span: Span): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of span.text.matchAll(END)) {
    const to = match.index + match[0].length;
    if (isInside(span.text, match.index, match[0], to)) continue;
    pushTrimmed(found, subSpan(span, from, to));
    from = to;
  }
  pushTrimmed(found, subSpan(span, from));
  return found;
}

function isInside(text: string, at: number, mark: string, to: number): boolean {
  if (mark === '.' && /[\w)]\.$/.test(text.slice(Math.max(0, at - 1), at + 1))) {
    const before = text.slice(Math.max(0, at - 8), at + 1);
    if (ABBREVIATION.test(before)) return !(/\betc\.$/i.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(text.slice(to)));
    // '.Foo' without a space is a name ('Node.js', 'Asp.Net') unless a whole word ends before it.
    if (to < text.length && !/\s/.test(text.charAt(to)))
      return (
        !/\p{Ll}{3}$/u.test(text.slice(Math.max(0, at - 3), at)) || /^(?:Net|Js|Io|Ai|Com|Org)\b/.test(text.slice(to))
      );
  }
  // '(not a must!! just nice)' is an aside that goes on.
  if (
    /^\s+\p{Ll}/u.test(text.slice(to, to + 3)) &&
    /\([^()]{0,120}$/.test(text.slice(Math.max(0, at - 121), at)) &&
    /^[^()]{0,120}\)/.test(text.slice(to))
  )
    return true;
  return (
    /^\s+\p{Ll}/u.test(text.slice(to, to + 3)) &&
    mark.startsWith('.') &&
    ABBREVIATION.test(text.slice(Math.max(0, at - 8), at + 1))
  );
}

function pushTrimmed(found: Span[], span: Span): void {
  if (SAYS_SOMETHING.test(span.text)) found.push(span);
}
