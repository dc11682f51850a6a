import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Desk, openDesk } from './desk.ts';

/**
 * The desk of `owner`; undefined until what the browser kept has been read, so that nothing empty is ever shown over it. One
 * desk is closed, with everything on it kept, before the next is opened: its work may be coming along.
 */
export function useDesk(owner: string | undefined): Desk | undefined {
  const [desk, setDesk] = useState<Desk>();
  const closing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    let opened: Desk | undefined;
    const open = async () => {
      await closing.current;
      opened = await openDesk(owner);
      if (!isLeft) setDesk(opened);
    };
    const opening = open();
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
      closing.current = opening.then(() => opened?.close());
    };
  }, [owner]);
  return desk;
}

export function useWizardState(desk: Desk) {
  return useSyncExternalStore(desk.store.subscribe, desk.store.state);
}

export function useDeskStatus(desk: Desk) {
  return useSyncExternalStore(desk.subscribe, desk.status);
}
