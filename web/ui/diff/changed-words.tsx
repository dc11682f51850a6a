import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Piece } from './compare-texts.ts';

export const REMOVED =
  'rounded-tight bg-danger-wash box-decoration-clone px-0.5 text-danger-ink line-through decoration-1';
export const ADDED =
  'rounded-tight bg-accent-wash box-decoration-clone px-0.5 text-accent-ink underline decoration-1 underline-offset-4';

/** Removed words are struck out, added ones underlined; both are said to screen readers. */
export function ChangedWords({ kind, text }: Piece) {
  if (kind === 'same') return <span>{text}</span>;
  const [Mark, className] = kind === 'removed' ? (['del', REMOVED] as const) : (['ins', ADDED] as const);
  return (
    <Mark className={className}>
      <VisuallyHidden>[{kind}: </VisuallyHidden>
      {text}
      <VisuallyHidden>] </VisuallyHidden>
    </Mark>
  );
}
