import { type Span, spansText } from '#shared/proposals/document/document.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';

/** True when `text` holds letters of the Unicode styles, which many screen readers cannot read. */
export function hasStyledLetters(text: string): boolean {
  return toPlainLetters(text) !== text;
}

/** The words of a heading in plain letters, or null for a paragraph: a heading is bold throughout and in styled letters. */
export function headingLabel(spans: readonly Span[]): string | null {
  const text = spansText(spans);
  return spans.every((span) => span.strong) && hasStyledLetters(text) ? toPlainLetters(text) : null;
}
