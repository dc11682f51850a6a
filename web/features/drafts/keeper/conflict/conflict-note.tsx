import type { Desk, WorkShapes } from '#web/features/proposals/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Choice } from '../conflicts.ts';
import type { Keeper } from '../keeper.ts';
import { useDeskState } from '../use-desk-state.ts';
import { useKeeperStatus } from '../use-keeper.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

interface ConflictNoteProps {
  desk: Desk;
  shapes: WorkShapes;
  keeper: Keeper;
}

/** The draft and the desk have both changed: as long as it is not decided it stands here. Nobody who types is asked at once. */
export function ConflictNote({ desk, shapes, keeper }: ConflictNoteProps) {
  const { theirs, isAsking } = useKeeperStatus(keeper);
  const state = useDeskState(desk);
  if (!theirs) return null;
  const choose = async (choice: Choice) => {
    try {
      await keeper.choose(choice);
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
          <Button variant="secondary" size="sm" onClick={() => keeper.ask(true)}>
            Compare and choose
          </Button>
        }
      >
        Nothing was overwritten. What you type is kept on this device; auto-save waits until you have chosen.
      </Alert>
      {isAsking && (
        <ConflictDialog
          mine={shapes.keptWork(state)}
          theirs={theirs}
          onChoose={choose}
          onLater={() => keeper.ask(false)}
        />
      )}
    </>
  );
}

function sayRefused(): void {
  toast({
    title: 'Error',
    description: 'Your browser did not let us keep that. Nothing is lost; please try again.',
    variant: 'destructive',
  });
}
