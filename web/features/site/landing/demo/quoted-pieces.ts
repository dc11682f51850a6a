import type { DemoNote } from '#shared/proposals/demo.ts';

export type NoteNow = DemoNote & { readonly now: DemoNote['mark'] };

export interface QuotedPiece {
  readonly text: string;
  readonly start: number;
  /** Whether the proposal meets what is said here; null if nothing is asked. */
  readonly mark: DemoNote['mark'] | null;
}

/** The post, cut where it asks for something. Words that have been changed since are asked no more. */
export function quotedPieces(post: string, notes: readonly NoteNow[]): QuotedPiece[] {
  const pieces: QuotedPiece[] = [];
  let place = 0;
  for (const { start, end, mark } of quotesIn(post, notes)) {
    if (start < place) continue;
    if (start > place) pieces.push({ text: post.slice(place, start), start: place, mark: null });
    pieces.push({ text: post.slice(start, end), start, mark });
    place = end;
  }
  return place < post.length ? [...pieces, { text: post.slice(place), start: place, mark: null }] : pieces;
}

function quotesIn(post: string, notes: readonly NoteNow[]) {
  return notes
    .flatMap(({ quotes, now }) => quotes.map((quote) => ({ start: post.indexOf(quote), quote, mark: now })))
    .filter(({ start, quote }) => start >= 0 && quote !== '')
    .map(({ start, quote, mark }) => ({ start, end: start + quote.length, mark }))
    .sort((one, other) => one.start - other.start);
}
