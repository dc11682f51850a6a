import { useState } from 'react';
import type { Draft } from '#shared/drafts/contract.ts';
import type { DraftContent } from '#shared/proposals/work.ts';
import { type DraftCodec, useWizardState, type Workspace } from '#web/features/proposals/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiffView } from '#web/ui/diff/diff-view.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import { draftText } from '../reading/draft-parts.ts';
import type { Autosave, Choice } from './autosave.ts';
import { useAutosaveStatus } from './use-autosave.ts';

interface ConflictNoteProps {
  workspace: Workspace;
  codec: DraftCodec;
  autosave: Autosave;
}

/** The draft and the workspace have both changed: this note stays until the user decides. It does not interrupt typing. */
export function ConflictNote({ workspace, codec, autosave }: ConflictNoteProps) {
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
          mine={codec.toDraftContent(state)}
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

interface ConflictDialogProps {
  mine: DraftContent;
  theirs: Draft;
  onChoose: (choice: Choice) => Promise<void>;
  /** Closing it leaves the conflict open. */
  onLater: () => void;
}

/** Both texts, their differences and three choices. No choice loses a text. */
function ConflictDialog({ mine, theirs, onChoose, onLater }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Choice>();
  const choose = async (choice: Choice) => {
    setChosen(choice);
    await onChoose(choice);
    setChosen(undefined);
  };
  const action = (choice: Choice) => ({
    busy: chosen === choice,
    disabled: chosen !== undefined && chosen !== choice,
    onClick: () => void choose(choice),
  });
  return (
    <Dialog
      onClose={onLater}
      title="Two versions of this draft"
      description={`It was saved elsewhere on ${dateAndTime(theirs.lastUpdated)}, and you have changed it here. Nothing was overwritten.`}
      className="max-w-240"
      footer={
        <>
          <Button variant="secondary" {...action('theirs')}>
            Use theirs
          </Button>
          <Button variant="secondary" {...action('both')}>
            Keep both
          </Button>
          <Button {...action('mine')}>Keep mine</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <DiffView before={draftText(theirs)} after={draftText(mine)} beforeName="Theirs" afterName="Yours" />
        <dl className="grid gap-x-6 gap-y-3 text-small text-ink-soft sm:grid-cols-3">
          {CHOICES.map(({ name, does }) => (
            <div key={name}>
              <dt className="font-strong text-ink">{name}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

const CHOICES = [
  {
    name: 'Use theirs',
    does: 'Opens the other version. Yours is saved separately until you restore or remove it.',
  },
  { name: 'Keep both', does: 'Your version becomes a separate draft. Theirs stays as it is.' },
  { name: 'Keep mine', does: 'Your version replaces theirs, which stays in the draft’s history.' },
];
