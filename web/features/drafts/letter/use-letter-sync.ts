import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { storeLetter } from '#shared/drafts/proposals.ts';
import { call } from '#web/api/call.ts';
import type { DraftCodec, Workspace } from '#web/features/proposals/index.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { saveWithPage } from '../autosave/save-with-page.ts';
import { proposalsKey } from '../use-proposals.ts';
import { LetterSync } from './letter-sync.ts';

/** Stores the letter in the workspace for as long as it is shown, if `isWanted`: for people without drafts. */
export function useLetterSync(workspace: Workspace, codec: DraftCodec, isWanted: boolean): LetterSync | undefined {
  const client = useQueryClient();
  const sync = useMemo(() => {
    if (!isWanted) return undefined;
    const { owner } = workspace;
    const key = `bidwright-letter:${owner}`;
    return new LetterSync({
      ...{ workspace, codec },
      mark: { get: () => readStored('local', key), set: (mark) => void store('local', key, mark) },
      store: ({ proposalId, ...input }, isLeaving) =>
        call(storeLetter, { params: { id: proposalId }, input, keepalive: isLeaving }),
      onStored: () => void client.invalidateQueries({ queryKey: proposalsKey(owner) }),
    });
  }, [workspace, codec, client, isWanted]);
  useEffect(() => {
    sync?.start();
    return sync && saveWithPage(sync);
  }, [sync]);
  return sync;
}
