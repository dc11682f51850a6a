import { useState } from 'react';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ROOMY, useMedia } from '#web/ui/use-media.ts';
import type { Comparison } from './compare-texts.ts';
import { type DiffLayout, LayoutChoice } from './layout-choice.tsx';
import { Legend } from './legend.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Unified } from './unified.tsx';
import { useComparison } from './use-comparison.ts';

export interface DiffViewProps {
  before: string;
  after: string;
  /** What the two texts are called: 'Version 2', 'This device'. */
  beforeName: string;
  afterName: string;
  /** If there is space for both. */
  firstLayout?: DiffLayout;
}

/**
 * What became of `before` in `after`, word by word: removed words are struck out, added ones underlined, and both are said in
 * words to screen readers. Side by side if there is space.
 */
export function DiffView({ before, after, beforeName, afterName, firstLayout = 'unified' }: DiffViewProps) {
  const { comparison, hasFailed, retry } = useComparison(before, after);
  const [layout, setLayout] = useState(firstLayout);
  const isRoomy = useMedia(ROOMY);
  if (hasFailed) {
    return (
      <NotLoaded title="The comparison could not be loaded" onRetry={retry}>
        Check your connection. Both texts are saved.
      </NotLoaded>
    );
  }
  if (!comparison) return <Spinner label="Comparing the texts" className="size-5" />;
  const isChanged = comparison.stretches.some((stretch) => stretch.isChanged);
  const isSideBySide = isChanged && isRoomy && layout === 'side-by-side';
  const names = { beforeName, afterName };
  return (
    <div className="grid gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-soft">
          {summaryOf(comparison, isChanged)}
        </p>
        {isChanged && isRoomy && <LayoutChoice value={layout} onChange={setLayout} />}
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
