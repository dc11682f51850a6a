import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storeLetter } from '#shared/drafts/proposals.ts';
import { call } from '#web/api/call.ts';
import { saveBeforeLeaving, type WorkShapes, type Workspace } from '#web/features/proposals/index.ts';
import { proposalsKey } from '../use-proposals.ts';
import { letterMarkOf } from './letter-mark.ts';
import { LetterSync } from './letter-sync.ts';

/** Stores the letter in the workspace for as long as it is shown, if `isWanted`: for people without drafts. */
export function useLetterSync(workspace: Workspace, shapes: WorkShapes, isWanted: boolean): LetterSync | undefined {
  const client = useQueryClient();
  const sync = useMemo(() => {
    if (!isWanted) return undefined;
    const { owner } = workspace;
    return new LetterSync({
      ...{ workspace, shapes, mark: letterMarkOf(owner) },
      store: ({ proposalId, ...input }, isLeaving) =>
        call(storeLetter, { params: { id: proposalId }, input, keepalive: isLeaving }),
      onStored: () => void client.invalidateQueries({ queryKey: proposalsKey(owner) }),
    });
  }, [workspace, shapes, client, isWanted]);
  useEffect(() => {
    if (!sync) return undefined;
    sync.start();
    const stopListening = listen(sync);
    const stopSaving = saveBeforeLeaving(() => sync.flush());
    return () => {
      stopListening();
      stopSaving();
      sync.stop();
    };
  }, [sync]);
  return sync;
}

export function useLetterPhase(sync: LetterSync) {
  return useSyncExternalStore(sync.subscribe, sync.phase);
}

function listen(sync: LetterSync): () => void {
  const leave = () => sync.leave();
  const hide = () => document.visibilityState === 'hidden' && sync.leave();
  const flush = () => void sync.flush();
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('online', flush);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('online', flush);
  };
}
