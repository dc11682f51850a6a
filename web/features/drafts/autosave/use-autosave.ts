import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isOffline } from '#web/api/network.ts';
import { refreshUser, reportSessionEnded } from '#web/features/identity/index.ts';
import type { DraftCodec, Workspace } from '#web/features/proposals/index.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { listen } from '#web/ui/listen.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { Autosave } from './autosave.ts';
import type { SaveOutcomes } from './draft-saver.ts';
import { draftServer } from './draft-server.ts';
import { saveWithPage } from './save-with-page.ts';

/** The autosave of a workspace for as long as it is shown and its person has drafts; undefined otherwise. */
export function useAutosave(workspace: Workspace, codec: DraftCodec, mayStore: boolean): Autosave | undefined {
  const autosave = useMemo(() => (mayStore ? autosaveOf(workspace, codec) : undefined), [workspace, codec, mayStore]);
  useEffect(() => {
    if (!autosave) return undefined;
    // The status line then says 'Offline'.
    const stopFollowing = listen(window, 'offline', () => void autosave.tick());
    const stopSaving = saveWithPage(autosave, () => void autosave.reconcile());
    return () => {
      stopFollowing();
      stopSaving();
    };
  }, [autosave]);
  return autosave;
}

function autosaveOf(workspace: Workspace, codec: DraftCodec): Autosave {
  const autosave = new Autosave({
    ...{ workspace, codec, server: draftServer, outcomes, isOffline, isTyping },
    isAuto: readStored('local', autoKey(workspace)) !== 'off',
    ...{ onFailed: sayFailed, onEnded: sayEnded, onRemoved: sayRemoved },
    onSessionEnded: () => void reportSessionEnded().then((isBack) => (isBack ? autosave.tick() : undefined)),
  });
  return autosave;
}

/** One for the page: Undo may restore what an earlier autosave was saving. */
const outcomes: SaveOutcomes = new Map();

const autoKey = ({ owner }: Workspace) => `bidwright-autosave:${owner}`;

/** Turns autosave on or off for this person of this browser. It is on by default. */
export function switchAutosave(autosave: Autosave, workspace: Workspace, isAuto: boolean): void {
  store('local', autoKey(workspace), isAuto ? null : 'off');
  autosave.setAuto(isAuto);
}

/** Whether a text field has the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') ?? false
  );
}

export function useAutosaveStatus(autosave: Autosave) {
  return useSyncExternalStore(autosave.subscribe, autosave.status);
}

/** Source of the title: docs/spec/proposals.md §8. */
function sayFailed(message: string): void {
  toastFailure('Auto-save failed', message);
}

function sayRemoved(): void {
  toast({
    title: 'This draft was deleted elsewhere',
    description: 'Your current proposal stays here. When you change it, it is saved as a new draft.',
  });
}

function sayEnded(): void {
  toast({
    title: 'Auto-save has stopped',
    description: 'Drafts are part of Pro, which has ended. What you type is saved on this device.',
  });
  // The rest of the page learns that Pro has ended.
  void refreshUser().catch(() => undefined);
}
