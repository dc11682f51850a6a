import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Desk, openDesk } from './desk.ts';
import { firstDeskOf, takeFirstDesk } from './first-desk.ts';

/**
 * The desk of `owner`; undefined until what the browser kept has been read, so that nothing empty is ever shown over it. One
 * desk is closed, with everything on it kept, before the next is opened: its work may be coming along. One that was opened before
 * anything was shown is there from the first moment.
 */
export function useDesk(owner: string | undefined): Desk | undefined {
  const [desk, setDesk] = useState(() => firstDeskOf(owner));
  const [failure, setFailure] = useState<Error>();
  const closing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    let opened: Desk | undefined;
    const open = async () => {
      opened = await takeFirstDesk(owner);
      await closing.current;
      opened ??= await openDesk(owner);
      if (!isLeft) setDesk(opened);
    };
    const opening = open().catch((error: unknown) => {
      if (!isLeft) setFailure(error instanceof Error ? error : new Error('The desk did not open', { cause: error }));
    });
    const keep = () => opened?.leave();
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep();
    // Before the answer of the next page has come: what is handed over only with `pagehide` may be given up.
    window.addEventListener('beforeunload', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      isLeft = true;
      window.removeEventListener('beforeunload', keep);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      setDesk(undefined);
      setFailure(undefined);
      closing.current = opening.then(() => opened?.close());
    };
  }, [owner]);
  // In the place of the page: an empty desk would look as if the work were gone.
  if (failure !== undefined) throw failure;
  return desk;
}

export function useWizardState(desk: Desk) {
  return useSyncExternalStore(desk.store.subscribe, desk.store.state, desk.store.state);
}

export function useDeskStatus(desk: Desk) {
  return useSyncExternalStore(desk.subscribe, desk.status, desk.status);
}
