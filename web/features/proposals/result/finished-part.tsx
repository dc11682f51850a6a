import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { languageOf } from '../generation/generation-state.ts';
import type { FinishedViewProps } from './finished-props.ts';
import { ProposalBody } from './letter/proposal-body.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

// A newly opened tool has no proposal: the code for one is loaded during writing.
const finishedView = onDemand(async () => (await import('./finished-view.tsx')).FinishedView);

/** Fetches what a whole proposal is shown with, so that it is there when the last word is. */
export function useWarmFinishedView(isWriting: boolean): void {
  useEffect(() => {
    if (isWriting) finishedView.warm();
  }, [isWriting]);
}

type FinishedPartProps = FinishedViewProps & {
  /** Its words have come in front of the reader, and stay. */
  wasWatched: boolean;
};

/** The proposal with all that can be done with it, in one piece; its words alone when that cannot be had, with a way on. */
export function FinishedPart({ wasWatched, ...props }: FinishedPartProps) {
  const { isThere, hasFailed, retry } = finishedView.useWithRetry();
  if (isThere) return <finishedView.Part {...props} />;
  return (
    <>
      {props.besideLetter && createPortal(props.asks, props.besideLetter)}
      {hasFailed && (
        <NotLoaded tone="warning" title="Copy and Edit could not be loaded" onRetry={retry}>
          Check your connection. Your proposal is saved, and you can read it here.
        </NotLoaded>
      )}
      {hasFailed || wasWatched ? (
        <SheetOfPaper aria-label="Your proposal" className="min-h-96">
          <ProposalBody tree={props.edit ?? props.finished.document} lang={languageOf(props.finished)} />
        </SheetOfPaper>
      ) : (
        <Coming />
      )}
    </>
  );
}

/** Mostly it is there before anybody has seen this: lines are drawn only where it takes long. */
function Coming() {
  return (
    <SheetOfPaper aria-label="Your proposal" aria-busy className="min-h-96">
      <div className="animate-appear [animation-delay:400ms]! [animation-fill-mode:both]!">
        <SkeletonLines />
      </div>
    </SheetOfPaper>
  );
}
