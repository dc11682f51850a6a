import type { ReactNode } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { useLaterParts } from '../later/index.ts';
import { StepWaiting } from '../later/step-waiting.tsx';
import type { CheckedAgainst } from '../result/index.ts';
import { JobStep } from '../steps/job-step.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import { ActionBar } from './action-bar.tsx';
import { Continue } from './continue.tsx';
import { useWizard } from './wizard-context.ts';
import { CostNote, Write } from './write.tsx';

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
