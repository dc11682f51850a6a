import { AlignLeft, Columns2, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Segments } from '#web/ui/segments.tsx';
import { ROOMY, useMedia } from '#web/ui/use-media.ts';
import { type Comparison, compareTexts } from './compare-texts.ts';
import { ADDED, REMOVED } from './pieces.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Unified } from './unified.tsx';

const LAYOUTS = [
  { value: 'unified', name: <LayoutName icon={AlignLeft}>Unified</LayoutName> },
  { value: 'side-by-side', name: <LayoutName icon={Columns2}>Side by side</LayoutName> },
] as const;
type Layout = (typeof LAYOUTS)[number]['value'];

function LayoutName({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {children}
    </>
  );
}

export interface DifferenceProps {
  before: string;
  after: string;
  /** What the two texts are called: 'Version 2', 'This device'. */
  beforeName: string;
  afterName: string;
  /** If there is space for both. */
  firstLayout?: Layout;
}

/**
 * What became of `before` in `after`, word by word: removed words are struck out, added ones underlined, and both are said in
 * words to screen readers. Side by side if there is space.
 */
export function Difference({ before, after, beforeName, afterName, firstLayout = 'unified' }: DifferenceProps) {
  const comparison = useMemo(() => compareTexts(before, after), [before, after]);
  const [layout, setLayout] = useState<Layout>(firstLayout);
  const isRoomy = useMedia(ROOMY);
  const isChanged = comparison.stretches.some((stretch) => stretch.isChanged);
  const isSideBySide = isChanged && isRoomy && layout === 'side-by-side';
  const names = { beforeName, afterName };
  return (
    <div className="grid gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-soft">
          {summaryOf(comparison, isChanged)}
        </p>
        {isChanged && isRoomy && (
          <Segments label="How to show the changes" segments={LAYOUTS} value={layout} onValueChange={setLayout} />
        )}
      </div>
      {isChanged && !isSideBySide && <Legend {...names} />}
      {isSideBySide ? (
        <SideBySide stretches={comparison.stretches} {...names} />
      ) : (
        <Unified stretches={comparison.stretches} {...names} />
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
