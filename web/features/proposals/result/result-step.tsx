import { FileText } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FinishedPart, useWarmFinishedView } from './finished-part.tsx';
import { ProgressAnnouncer } from './progress-announcer.tsx';
import type { ResultStepProps } from './result-props.ts';
import type { SheetPlace } from './sheet/use-steady-sheet.ts';
import { WritingView } from './writing-view.tsx';

/** Step 5: the proposal while it is written, then as a sheet to check, edit and copy. */
export function ResultStep(props: ResultStepProps) {
  return (
    <div className="grid min-w-0 gap-5">
      <ProgressAnnouncer generation={props.generation} />
      <View {...props} />
    </div>
  );
}

function View(props: ResultStepProps) {
  const { generation } = props;
  const sheetStood = useRef<SheetPlace | null>(null);
  const rememberPlace = useCallback((stood: SheetPlace) => {
    sheetStood.current = stood;
  }, []);
  useWarmFinishedView(generation.status === 'writing');
  if (generation.status === 'idle') return <NothingYet onStartAgain={props.onStartAgain} />;
  if (generation.status === 'writing')
    return (
      <WritingView text={generation.text} language={props.writingIn} onStop={props.onStop} onLeave={rememberPlace} />
    );
  return <FinishedPart {...props} finished={generation} sheetStood={sheetStood} />;
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
