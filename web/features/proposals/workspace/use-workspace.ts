import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '#web/ui/listen.ts';
import { ssrWorkspaceOf, takeSsrWorkspace } from './ssr-workspace.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/**
 * The workspace of `owner`; undefined until the stored state has been read, so that an empty form never covers it. One
 * workspace is closed, with everything in it stored, before the next is opened: its work may be moved there. One that was opened before
 * anything was shown is there from the first moment.
 */
export function useWorkspace(owner: string | undefined): Workspace | undefined {
  const [workspace, setWorkspace] = useState(() => ssrWorkspaceOf(owner));
  const [failure, setFailure] = useState<Error>();
  const closing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    let opened: Workspace | undefined;
    const open = async () => {
      opened = await takeSsrWorkspace(owner);
      await closing.current;
      opened ??= await openWorkspace(owner);
      if (!isLeft) setWorkspace(opened);
    };
    const opening = open().catch((error: unknown) => {
      if (!isLeft)
        setFailure(error instanceof Error ? error : new Error('The workspace did not open', { cause: error }));
    });
    const keep = () => opened?.leave();
    // `beforeunload` comes before the answer of the next page: what is handed over only with `pagehide` may be given up.
    const stopKeeping = listen(window, ['beforeunload', 'pagehide'], keep);
    const stopHiding = listen(window, 'visibilitychange', () => document.visibilityState === 'hidden' && keep());
    return () => {
      isLeft = true;
      stopKeeping();
      stopHiding();
      setWorkspace(undefined);
      setFailure(undefined);
      closing.current = opening.then(() => opened?.close());
    };
  }, [owner]);
  // Instead of the page: an empty workspace would look as if the work were lost.
  if (failure !== undefined) throw failure;
  return workspace;
}

export function useWizardState(workspace: Workspace) {
  return useSyncExternalStore(workspace.store.subscribe, workspace.store.state, workspace.store.state);
}

export function useWorkspaceStatus(workspace: Workspace) {
  return useSyncExternalStore(workspace.subscribe, workspace.status, workspace.status);
}
