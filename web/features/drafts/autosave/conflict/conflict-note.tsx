import { useWizardState, type WorkShapes, type Workspace } from '#web/features/proposals/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import type { Autosave } from '../autosave.ts';
import type { Choice } from '../remote-changes.ts';
import { useAutosaveStatus } from '../use-autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

interface ConflictNoteProps {
  workspace: Workspace;
  shapes: WorkShapes;
  autosave: Autosave;
}

/** The draft and the workspace have both changed: this note stays until the user decides. It does not interrupt typing. */
export function ConflictNote({ workspace, shapes, autosave }: ConflictNoteProps) {
  const { theirs, isAsking } = useAutosaveStatus(autosave);
  const state = useWizardState(workspace);
  if (!theirs) return null;
  const choose = async (choice: Choice) => {
    try {
      await autosave.choose(choice);
    } catch {
      sayRefused();
    }
  };
  return (
    <>
      <Alert
        tone="warning"
        title="This draft was changed on another device or in another tab"
        action={
          <Button variant="secondary" size="sm" onClick={() => autosave.ask(true)}>
            Compare and choose
          </Button>
        }
      >
        Nothing was overwritten. What you type is saved on this device. Auto-save is paused until you choose.
      </Alert>
      {isAsking && (
        <ConflictDialog
          mine={shapes.keptWork(state)}
          theirs={theirs}
          onChoose={choose}
          onLater={() => autosave.ask(false)}
        />
      )}
    </>
  );
}

function sayRefused(): void {
  toastFailure('Error', 'Your browser did not let us save that. Nothing is lost. Please try again.');
}
