import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Piece } from './compare-texts.ts';

/** Words of one text or of both, as they stand. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  // Pieces have no identity of their own: another comparison is another list.
  return pieces.map((piece, index) => <OnePiece key={`${index}-${piece.kind}`} {...piece} />);
}

function OnePiece({ kind, text }: Piece) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'removed') {
    return (
      <del className="rounded-tight bg-danger-wash box-decoration-clone text-danger-ink line-through decoration-1">
        <VisuallyHidden>[removed: </VisuallyHidden>
        {text}
        <VisuallyHidden>] </VisuallyHidden>
      </del>
    );
  }
  return (
    <ins className="rounded-tight bg-accent-wash box-decoration-clone text-accent-ink underline decoration-1 underline-offset-4">
      <VisuallyHidden>[added: </VisuallyHidden>
      {text}
      <VisuallyHidden>] </VisuallyHidden>
    </ins>
  );
}
