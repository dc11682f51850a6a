import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Piece } from './compare-texts.ts';

/** How words look that one of the two texts has alone. */
export const REMOVED =
  'rounded-tight bg-danger-wash box-decoration-clone px-0.5 text-danger-ink line-through decoration-1';
export const ADDED =
  'rounded-tight bg-accent-wash box-decoration-clone px-0.5 text-accent-ink underline decoration-1 underline-offset-4';

/** Words of one text or of both, unchanged. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  // Pieces have no identity of their own: another comparison is another list.
  return pieces.map((piece, index) => <OnePiece key={`${index}-${piece.kind}`} {...piece} />);
}

function OnePiece({ kind, text }: Piece) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'removed') {
    return (
      <del className={REMOVED}>
        <VisuallyHidden>[removed: </VisuallyHidden>
        {text}
        <VisuallyHidden>] </VisuallyHidden>
      </del>
    );
  }
  return (
    <ins className={ADDED}>
      <VisuallyHidden>[added: </VisuallyHidden>
      {text}
      <VisuallyHidden>] </VisuallyHidden>
    </ins>
  );
}
