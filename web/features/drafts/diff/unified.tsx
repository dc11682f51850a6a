import { UnfoldVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { Stretch } from './compare-texts.ts';
import { Pieces } from './pieces.tsx';

interface UnifiedProps {
  stretches: readonly Stretch[];
  beforeName: string;
  afterName: string;
}

/** One text to read, with removed and added words in place. A bar beside the lines shows where to look. */
export function Unified({ stretches, beforeName, afterName }: UnifiedProps) {
  return (
    <section
      aria-label={`From ${beforeName} to ${afterName}`}
      className="rounded-tight border border-line bg-sheet py-4 pr-4 leading-text whitespace-pre-wrap wrap-anywhere"
    >
      {stretches.map(({ isChanged, pieces }, index) => (
        <div key={index} className={cn('border-l-3 border-transparent pl-4', isChanged && 'border-accent-ink')}>
          {isChanged ? <Pieces pieces={pieces} /> : <SameLines text={pieces.map(({ text }) => text).join('')} />}
        </div>
      ))}
    </section>
  );
}

/** What both texts have; the middle of a long run is put away until it is asked for. */
function SameLines({ text }: { text: string }) {
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

/** Lines kept in sight at each end of a long unchanged run. */
const AROUND = 3;
/** Fewer than these are not worth a press. */
const FEWEST_HIDDEN = 6;

interface FoldedLines {
  readonly head: string;
  readonly hiddenCount: number;
  readonly tail: string;
}

/** `text` with its middle put away, or undefined where it is short enough to be read through. */
function foldedLines(text: string): FoldedLines | undefined {
  const lines = text.split(/(?<=\n)/);
  const hiddenCount = lines.length - 2 * AROUND;
  if (hiddenCount < FEWEST_HIDDEN) return undefined;
  return {
    head: lines.slice(0, AROUND).join(''),
    hiddenCount,
    tail: lines.slice(-AROUND).join(''),
  };
}
