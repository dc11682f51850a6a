import { withoutRepeats } from './without-repeats.ts';

/** A stretch of the cleaned post: `text` is exactly `post.slice(start, start + text.length)`. */
export interface Span {
  readonly text: string;
  readonly start: number;
}

export function endOf(span: Span): number {
  return span.start + span.text.length;
}

/** The part of `span` from `from` to `to` (both relative to it), without the white space around it. */
export function subSpan(span: Span, from: number, to: number = span.text.length): Span {
  const piece = span.text.slice(from, to);
  const lead = piece.length - piece.trimStart().length;
  return { text: piece.trim(), start: span.start + from + lead };
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < endOf(b) && b.start < endOf(a);
}

/** What the brief stores of a span: its position and its words. */
export function sourceOf(span: Span): { quote: string; start: number } {
  return { quote: span.text, start: span.start };
}

/** Longest of joined spans: short enough that a rule still takes one for a sentence. */
const MAX_JOINED_CHARS = 300;

/**
 * The spans of `whole` when there are at most `plenty`. Of more, the first and the last ones; those between are joined with their
 * neighbours, without repeats, so that thousands of tiny ones cost no more than prose of their length.
 */
export function limitSpans<T extends Span>(whole: Span, spans: readonly T[], plenty: number): T[] {
  if (spans.length <= plenty) return [...spans];
  const kept = plenty / 2;
  const between = withoutRepeats(spans.slice(kept, -kept), ({ text }) => text);
  return [...spans.slice(0, kept), ...joinSpans(whole, between), ...spans.slice(-kept)];
}

function joinSpans<T extends Span>(whole: Span, spans: readonly T[]): T[] {
  const found: T[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && endOf(span) - last.start <= MAX_JOINED_CHARS)
      found[found.length - 1] = {
        ...last,
        text: whole.text.slice(last.start - whole.start, endOf(span) - whole.start),
      };
    else found.push(span);
  }
  return found;
}
