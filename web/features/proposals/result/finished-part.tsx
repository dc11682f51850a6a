import { useEffect, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { languageOf } from '../generation-state.ts';
import type { FinishedViewProps } from './finished-view.tsx';
import { ProposalBody } from './sheet/proposal-body.tsx';
import { treeOfHtml } from './text/html-to-plain.ts';

// Nobody who has just opened the tool has a proposal: what is done with one comes while it is written.
const finishedView = onDemand(async () => (await import('./finished-view.tsx')).FinishedView);

/** Fetches what a whole proposal is shown with, so that it is there when the last word is. */
export function useWarmFinishedView(isWriting: boolean): void {
  useEffect(() => {
    if (isWriting) finishedView.warm();
  }, [isWriting]);
}

/** The proposal with all that can be done with it; its words alone until that is there, and a way on when it cannot be had. */
export function FinishedPart(props: FinishedViewProps) {
  const [hasFailed, setFailed] = useState(false);
  const isThere = finishedView.useWanted(!hasFailed, () => setFailed(true));
  if (isThere) return <finishedView.Part {...props} />;
  return (
    <>
      {hasFailed && <NotLoaded onRetry={() => setFailed(false)} />}
      <SheetOfPaper aria-label="Your proposal" lang={languageOf(props.finished)} className="min-h-96">
        <ProposalBody tree={treeOfHtml(props.editingHtml ?? props.finished.html)} />
      </SheetOfPaper>
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="warning"
      title="Copy and Edit could not be loaded"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>Check your connection. Your proposal is kept, and you can read it here.</p>
    </Alert>
  );
}
