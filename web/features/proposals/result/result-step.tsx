import { FileText } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FinishedPart, useWarmFinishedView } from './finished-part.tsx';
import type { LetterPosition } from './letter/use-scroll-anchor.ts';
import { ProgressAnnouncer } from './progress-announcer.tsx';
import type { ResultStepProps } from './result-props.ts';
import { WritingView } from './writing-view.tsx';

const NO_LOCKS: readonly Part[] = [];

/** Step 5: the proposal while it is written, then as a sheet to check, edit and copy. */
export function ResultStep(props: ResultStepProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <ProgressAnnouncer generation={props.generation} />
      <View {...props} />
    </div>
  );
}

function View(props: ResultStepProps) {
  const { generation } = props;
  const sheetStood = useRef<LetterPosition | null>(null);
  const rememberPlace = useCallback((stood: LetterPosition) => {
    sheetStood.current = stood;
  }, []);
  const [wasWatched, setWasWatched] = useState(false);
  if (generation.status === 'writing' && !wasWatched) setWasWatched(true);
  useWarmFinishedView(generation.status === 'writing');
  if (generation.status === 'idle') return <NothingYet onStartAgain={props.onStartAgain} />;
  if (generation.status === 'writing')
    return (
      <WritingView
        generation={generation}
        brief={props.brief}
        locks={props.sectionActs?.locks ?? NO_LOCKS}
        history={props.history}
        language={props.writingIn}
        onStop={props.onStop}
        onLeave={rememberPlace}
      />
    );
  return <FinishedPart {...props} finished={generation} sheetStood={sheetStood} wasWatched={wasWatched} />;
}

function NothingYet({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title="Complete the previous steps to generate your proposal"
      action={
        <Button variant="secondary" onClick={onStartAgain}>
          Start from the beginning
        </Button>
      }
    />
  );
}
