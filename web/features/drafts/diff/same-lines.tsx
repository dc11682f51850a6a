import { UnfoldVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { foldedLines } from './folded-lines.ts';

/** What both texts have; the middle of a long run is put away until it is asked for. */
export function SameLines({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const folded = useMemo(() => foldedLines(text), [text]);
  if (!folded || isOpen) return <span>{text}</span>;
  return (
    <>
      <span>{folded.head}</span>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="my-1 flex w-full items-center justify-center gap-2 rounded-tight border border-dashed border-line bg-sunken px-3 py-1 text-small text-ink-soft hover:text-ink"
      >
        <UnfoldVertical aria-hidden className="size-4" />
        Show {folded.hiddenCount.toLocaleString('en-US')} unchanged lines
      </button>
      <span>{folded.tail}</span>
    </>
  );
}
