import { useMemo } from 'react';
import { ChangedWords } from './changed-words.tsx';
import { compareTexts } from './compare-texts.ts';

/** What became of `before` in `after`, word by word and in full: for a text that one reads while deciding about it. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const { stretches } = useMemo(() => compareTexts(before, after), [before, after]);
  const pieces = stretches.flatMap((stretch) => stretch.pieces);
  return (
    <div className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, at) => (
        <ChangedWords key={`${at}-${piece.kind}`} {...piece} />
      ))}
    </div>
  );
}
