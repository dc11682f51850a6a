import type { DemoNote } from '#shared/proposals/demo.ts';

/** A post as its client wrote it, what it asks underlined. */
export function MarkedPost({ text, notes }: { text: string; notes: readonly DemoNote[] }) {
  return (
    <p className="whitespace-pre-wrap">
      {markedPieces(text, notes).map(({ words, at, isAsked }) =>
        isAsked ? (
          <mark
            key={at}
            className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-4"
          >
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  );
}

interface Piece {
  readonly words: string;
  readonly at: number;
  readonly isAsked: boolean;
}

/** The post, cut where it asks for something. */
export function markedPieces(post: string, notes: readonly DemoNote[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const cut = (end: number, isAsked: boolean) => {
    if (end > done) pieces.push({ words: post.slice(done, end), at: done, isAsked });
    done = Math.max(done, end);
  };
  for (const quote of quotesIn(post, notes)) {
    if (quote.start < done) continue;
    cut(quote.start, false);
    cut(quote.end, true);
  }
  cut(post.length, false);
  return pieces;
}

function quotesIn(post: string, notes: readonly DemoNote[]): { start: number; end: number }[] {
  return notes
    .flatMap(({ quotes }) =>
      quotes.map((quote) => ({ start: post.indexOf(quote), end: post.indexOf(quote) + quote.length })),
    )
    .filter(({ start, end }) => start >= 0 && end > start)
    .sort((one, other) => one.start - other.start);
}
