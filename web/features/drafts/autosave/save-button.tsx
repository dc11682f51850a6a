import { Save } from 'lucide-react';
import { useState } from 'react';
import { asUser } from '#web/features/identity/index.ts';
import { offerPro } from '#web/features/plans/index.ts';
import { hasWork, useWizardState, useWorkspaceStatus, type Workspace } from '#web/features/proposals/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { SAVE_FAILED } from '../proposal-words.ts';
import type { Autosave } from './autosave.ts';

// What checks its field is much of what a page of the tool may load.
const dialog = onDemand(async () => (await import('./save-dialog.tsx')).SaveDialog);

interface SaveButtonProps {
  workspace: Workspace;
  /** Undefined for people without drafts: they are offered Pro. */
  autosave: Autosave | undefined;
}

/** Saves the workspace as a draft with a name. Ctrl/⌘+S does the same, and saves at once what has a name already. */
export function SaveButton({ workspace, autosave }: SaveButtonProps) {
  const state = useWizardState(workspace);
  const [isNaming, setNaming] = useState(false);
  const { role } = useWorkspaceStatus(workspace);
  const canSave = hasWork(state) && role === 'owner';
  const savedName = state.draft && !state.draft.isAutosave ? state.draft.name : null;

  const save = (name: string): Promise<void> => asUser(async () => autosave?.saveAs(name));
  const close = () => setNaming(false);
  const begin = () => {
    if (!autosave) offerPro(NAMED_DRAFTS);
    else if (autosave.status().theirs) autosave.ask(true);
    else setNaming(true);
  };
  const saveOrBegin = () => {
    if (autosave && savedName && !autosave.status().theirs) save(savedName).then(saySaved, sayFailed);
    else begin();
  };
  useCommand('Save draft', canSave ? saveOrBegin : undefined, 'Mod+S');
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!canSave}
        aria-keyshortcuts="Control+S Meta+S"
        onPointerEnter={dialog.warm}
        onFocus={dialog.warm}
        onClick={begin}
      >
        <Save aria-hidden />
        Save draft
      </Button>
      {isNaming && (
        <dialog.Part
          firstName={savedName ?? state.fields.jobTitle}
          onSave={save}
          onSaved={saySaved}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}

const NAMED_DRAFTS = 'Named drafts are part of Pro. Until then, your text is saved in this browser.';

/** Source of these words: docs/spec/proposals.md §8. */
function saySaved(): void {
  toast({ title: 'Draft saved', description: 'Your draft has been saved successfully' });
}

function sayFailed(error: unknown): void {
  const description = error instanceof Error ? error.message : undefined;
  toastFailure(SAVE_FAILED, description);
}
