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
