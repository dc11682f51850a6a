import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { type DraftCodec, useWizardState, useWorkspaceStatus, type Workspace } from '#web/features/proposals/index.ts';
import { Switch } from '#web/ui/switch.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Autosave } from './autosave.ts';
import { spokenWords, statusWords } from './autosave-status.ts';
import { isUnsaved } from './draft-server.ts';
import { switchAutosave, useAutosaveStatus } from './use-autosave.ts';

interface AutosaveLineProps {
  workspace: Workspace;
  codec: DraftCodec;
  autosave: Autosave;
}

/** The state of saving, and the switch for autosave. */
export function AutosaveLine({ workspace, codec, autosave }: AutosaveLineProps) {
  const state = useWizardState(workspace);
  const status = useAutosaveStatus(autosave);
  const { isKept } = useWorkspaceStatus(workspace);
  const words = statusWords(status, { draft: state.draft, isUnsaved: isUnsaved(state, codec), isKept });
  return (
    <>
      <p className="flex items-center gap-1.5 text-small text-ink-soft tabular-nums empty:hidden">
        <Sign words={words} />
        {words}
      </p>
      <Spoken words={words} />
      <Switch
        label={<span className="max-sm:sr-only">Auto-save</span>}
        checked={status.isAuto}
        onCheckedChange={(isAuto) => switchAutosave(autosave, workspace, isAuto)}
        className="text-small text-ink-soft"
      />
    </>
  );
}

function Sign({ words }: { words: string }) {
  const looks = { 'aria-hidden': true, className: 'size-4 shrink-0 text-ink-faint' };
  if (words === '') return null;
  if (words.startsWith('Saving')) return <LoaderCircle {...looks} />;
  return words.startsWith('Saved') ? <Check {...looks} /> : <CloudOff {...looks} />;
}

/** Said aloud when it matters, and not with every save. */
function Spoken({ words }: { words: string }) {
  const [last, setLast] = useState({ words, spoken: '' });
  if (last.words !== words) setLast({ words, spoken: spokenWords(words, last.words) || last.spoken });
  return (
    <VisuallyHidden>
      <span role="status">{last.spoken}</span>
    </VisuallyHidden>
  );
}
