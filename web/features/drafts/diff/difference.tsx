import { useMemo } from 'react';
import { ROOMY, useMedia } from '#web/ui/use-media.ts';
import { type Comparison, compareTexts } from './compare-texts.ts';
import { ADDED, REMOVED } from './pieces.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Unified } from './unified.tsx';

export interface DifferenceProps {
  before: string;
  after: string;
  /** What the two texts are called: 'Version 2', 'This device'. */
  beforeName: string;
  afterName: string;
  /** Each in a column of its own, if there is space. */
  isSideBySide?: boolean;
}

/**
 * What became of `before` in `after`, word by word: removed words are struck out, added ones underlined, and both are said in
 * words to screen readers.
 */
export function Difference({ before, after, isSideBySide = false, ...names }: DifferenceProps) {
  const comparison = useMemo(() => compareTexts(before, after), [before, after]);
  const isRoomy = useMedia(ROOMY);
  const isChanged = comparison.stretches.some((stretch) => stretch.isChanged);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-small text-ink-soft">
        {summaryOf(comparison, isChanged)}
      </p>
      {isChanged && isSideBySide && isRoomy ? (
        <SideBySide stretches={comparison.stretches} {...names} />
      ) : (
        <>
          {isChanged && <Legend {...names} />}
          <Unified stretches={comparison.stretches} {...names} />
        </>
      )}
    </div>
  );
}

function summaryOf({ wordsAdded, wordsRemoved }: Comparison, isChanged: boolean): string {
  if (!isChanged) return 'The two texts are the same.';
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

/** Which of the two texts has the words that the other has not. */
function Legend({ beforeName, afterName }: { beforeName: string; afterName: string }) {
  return (
    <p className="text-small text-ink-soft">
      <span className={REMOVED}>Struck out</span> is only in “{beforeName}”, <span className={ADDED}>underlined</span>{' '}
      only in “{afterName}”.
    </p>
  );
}
