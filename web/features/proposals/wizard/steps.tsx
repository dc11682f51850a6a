import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { useCostWords } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd, MOD_KEY } from '#web/ui/kbd.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFetchedOrFailed } from '#web/ui/use-fetched.ts';
import { featuresToWrite } from '../generation/generate-request.ts';
import { laterParts, useLaterParts } from '../later/index.ts';
import type { CheckedAgainst } from '../result/index.ts';
import { JobStep } from '../steps/job-step.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import { ActionBar, Continue } from './action-bar.tsx';
import { focusOn } from './step-focus.ts';
import { useWizard } from './wizard-context.ts';

export interface StepsProps {
  workspace: Workspace;
  /** What the proposal is checked against. */
  against: CheckedAgainst;
  /** The way to what the client asks on a phone; compact where it shares a line with the action. */
  stashed: (isCompact: boolean) => ReactNode;
  /** What the client asks, as far as it is known. */
  brief: JobBrief | null;
  /** The column beside the letter, where there is one. */
  besideLetter: HTMLElement | null;
  /** What the client asks, for the tabs of a finished letter. */
  asks: ReactNode;
}

/** The step that is open. All but the first are fetched when there is something to go on with. */
export function Steps(props: StepsProps) {
  const { step } = useWizard().state;
  const later = useLaterParts();
  if (step > 1) return later ? <later.LaterSteps {...props} /> : <StepWaiting />;
  return (
    <>
      <JobStep brief={props.brief} />
      <ActionBar note={<CostNote />}>
        <Write />
        <Continue />
        {props.stashed(true)}
      </ActionBar>
    </>
  );
}

/** The placeholder of a step whose code is not loaded yet; shows a failure, and retries when there is a network. */
function StepWaiting() {
  const { hasFailed, retry } = useFetchedOrFailed(laterParts);
  const heading = useKeptFocus();
  return (
    <div role={hasFailed ? undefined : 'status'} className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} data-focus="heading" className="sr-only">
        {hasFailed ? 'This step could not be loaded' : 'Loading this step'}
      </h2>
      {hasFailed ? (
        <NotLoaded tone="warning" title="This step could not be loaded" onRetry={retry}>
          Please check your connection. What you wrote is saved.
        </NotLoaded>
      ) : (
        <>
          <Skeleton className="h-13.5 w-full" />
          <Skeleton className="h-110 w-full" />
        </>
      )}
    </div>
  );
}

/** A user who was led here is led on to the step: the focus must not be lost with the placeholder. */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element && element === document.activeElement) focusOn('heading');
    };
  }, []);
  return heading;
}

/** The way from a pasted post to its letter. */
function Write() {
  const { generate, isStarting } = useWizard();
  return (
    <Button
      size="lg"
      className="flex-1 max-sm:px-3 max-[24rem]:basis-full sm:min-w-40 sm:flex-none md:min-w-60"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      busy={isStarting}
      onClick={generate}
    >
      {isStarting ? 'Writing…' : 'Write proposal'}
      {!isStarting && (
        <span aria-hidden className="hidden gap-1 md:flex">
          <Kbd className="border-on-accent/40 bg-transparent text-on-accent">{MOD_KEY}</Kbd>
          <Kbd className="border-on-accent/40 bg-transparent text-on-accent">↵</Kbd>
        </span>
      )}
    </Button>
  );
}

/** What the next proposal takes of the plan, as it is chosen now. */
function CostNote() {
  const { state, may } = useWizard();
  const hasBegun = !isBlank(state.fields.jobDescription);
  const words = useCostWords(featuresToWrite(state, may), hasBegun);
  return <p className="text-small text-ink-soft empty:hidden">{words}</p>;
}
