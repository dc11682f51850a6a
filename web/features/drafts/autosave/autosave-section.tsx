import { CloudOff } from 'lucide-react';
import { useSession } from '#web/features/identity/index.ts';
import { useAccess } from '#web/features/plans/index.ts';
import type { DraftCodec, ToolExtensionProps } from '#web/features/proposals/index.ts';
import { useStore } from '#web/ui/use-store.ts';
import type { LetterSync } from '../letter/letter-sync.ts';
import { useLetterSync } from '../letter/use-letter-sync.ts';
import { AutosaveLine } from './autosave-line.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { NotOpened } from './not-opened.tsx';
import { SaveButton } from './save-button.tsx';
import { useAutosave } from './use-autosave.ts';
import { useOpening } from './use-opening.ts';

/** Opens what the address asks for, autosaves (or stores the letter of people without drafts), saves by hand and asks after a conflict. */
export function AutosaveSection({ workspace, codec, waiting, children }: ToolExtensionProps & { codec: DraftCodec }) {
  const mayStore = useAccess('drafts.store').allowed;
  const autosave = useAutosave(workspace, codec, mayStore);
  const opening = useOpening({ workspace, codec, autosave });
  const { user } = useSession();
  // Not before the workspace has what the address asks for.
  const letter = useLetterSync(workspace, codec, workspace.owner === user?.id && !mayStore && !opening.isWaiting);
  if (opening.isWaiting) return waiting;
  const besideTitle = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {autosave && <AutosaveLine workspace={workspace} codec={codec} autosave={autosave} />}
      {letter && <LetterLine sync={letter} />}
      <SaveButton workspace={workspace} autosave={autosave} />
    </div>
  );
  const notices = (
    <>
      {opening.failed && <NotOpened {...opening.failed} onRetry={opening.retry} onDismiss={opening.dismiss} />}
      {autosave && <ConflictNote workspace={workspace} codec={codec} autosave={autosave} />}
    </>
  );
  return children({ besideTitle, notices });
}

const WORDS = { stored: '', failed: 'Not saved yet, kept on this device', refused: 'Changes are kept on this device' };

/** Beside the title: that the letter is not in the list of proposals as it reads here. Nothing while it is. */
function LetterLine({ sync }: { sync: LetterSync }) {
  const words = WORDS[useStore(sync.phase)];
  return (
    <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft empty:hidden">
      {words !== '' && <CloudOff aria-hidden className="size-4 shrink-0 text-ink-faint" />}
      {words}
    </p>
  );
}
