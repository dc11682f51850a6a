import { UnfoldVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { ADDED, ChangedWords, REMOVED } from './changed-words.tsx';
import { type Comparison, compareTexts } from './compare-texts.ts';

export interface DifferenceProps {
  before: string;
  after: string;
  /** What the two texts are called: 'Version 2', 'This device'. */
  beforeName: string;
  afterName: string;
}

/**
 * What became of `before` in `after`, word by word: removed words are struck out, added ones underlined, and both are said in
 * words to screen readers. A bar beside the lines shows where to look.
 */
export function Difference({ before, after, beforeName, afterName }: DifferenceProps) {
  const comparison = useMemo(() => compareTexts(before, after), [before, after]);
  const isDifferent = comparison.stretches.some((stretch) => stretch.isChanged);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-small text-ink-soft">
        {summaryOf(comparison, isDifferent)}
      </p>
      {isDifferent && (
        <p className="text-small text-ink-soft">
          <span className={REMOVED}>Struck out</span> is only in “{beforeName}”,{' '}
          <span className={ADDED}>underlined</span> only in “{afterName}”.
        </p>
      )}
      <section
        aria-label={`From ${beforeName} to ${afterName}`}
        className="rounded-tight border border-line bg-sheet py-4 pr-4 leading-text whitespace-pre-wrap wrap-anywhere"
      >
        {comparison.stretches.map(({ isChanged, pieces }, index) => (
          <div key={index} className={cn('border-l-3 border-transparent pl-4', isChanged && 'border-accent-ink')}>
            {isChanged ? (
              pieces.map((piece, at) => <ChangedWords key={`${at}-${piece.kind}`} {...piece} />)
            ) : (
              <SameLines text={pieces.map(({ text }) => text).join('')} />
            )}
          </div>
        ))}
      </section>
    </div>
  );
}

function summaryOf({ wordsAdded, wordsRemoved }: Comparison, isDifferent: boolean): string {
  if (!isDifferent) return 'The two texts are the same.';
  if (wordsAdded + wordsRemoved === 0) return 'Only spaces, breaks or signs differ.';
  const said = [
    [wordsAdded, 'added'],
    [wordsRemoved, 'removed'],
  ] as const;
  return said
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'} ${what}`)
    .join(', ');
}

/** What both texts have; the middle of a long run is put away until it is asked for. */
function SameLines({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const lines = text.split(/(?<=\n)/);
  const hiddenCount = lines.length - 2 * AROUND;
  if (isOpen || hiddenCount < FEWEST_HIDDEN) return <span>{text}</span>;
  return (
    <>
      <span>{lines.slice(0, AROUND).join('')}</span>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="my-1 flex w-full items-center justify-center gap-2 rounded-tight border border-dashed border-line bg-sunken px-3 py-1 text-small text-ink-soft hover:text-ink"
      >
        <UnfoldVertical aria-hidden className="size-4" />
        Show {hiddenCount.toLocaleString('en-US')} unchanged lines
      </button>
      <span>{lines.slice(-AROUND).join('')}</span>
    </>
  );
}

/** Lines kept in sight at each end of a long unchanged run. */
const AROUND = 3;
/** Fewer than these are not worth a press. */
const FEWEST_HIDDEN = 6;
