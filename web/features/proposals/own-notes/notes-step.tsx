import type { ReactNode } from 'react';
import { useCostOf } from '#web/features/plans/index.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { featuresToWrite } from '../generation/generate-request.ts';
import { WriteRefused } from '../wizard/action-bar.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';

const view = onDemand(async () => (await import('./notes-view.tsx')).NotesView);

/** Step 5 where someone writes their proposal themselves. */
export function NotesStep({ workspace, stashed }: { workspace: Workspace; stashed: ReactNode }) {
  const { state, dispatch, generate, may } = useWizard();
  const { role } = useWorkspaceStatus(workspace);
  const cost = useCostOf(featuresToWrite(state, may));
  const { notes, generation } = state;
  if (!notes) return null;
  const showLetter = () => {
    dispatch({ type: 'notes-shown', isOpen: false });
    focusOn('heading');
  };
  const letter =
    generation.status === 'idle'
      ? { label: 'Write a letter anyway', hint: cost, onPress: generate, refusal: <WriteRefused /> }
      : { label: 'Back to the letter', hint: undefined, onPress: showLetter };
  return (
    <>
      <div className="grid gap-1.5">
        <h2 tabIndex={-1} data-focus="heading" className="text-lead font-strong">
          Notes for your own letter
        </h2>
        <p className="max-w-measure text-ink-soft">
          Nothing here is written for you. What you type is copied as you typed it.
        </p>
      </div>
      {stashed && <div className="lg:hidden">{stashed}</div>}
      <view.Part
        notes={notes}
        isReadOnly={role === 'reader'}
        onType={(field, text) => dispatch({ type: 'note-typed', field, text })}
        letter={letter}
        waiting={<Skeleton className="h-110 w-full" />}
      />
    </>
  );
}
