import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Desk, openDesk } from './desk.ts';

/** The viewer's desk; undefined until what the browser kept has been read, so that nothing empty is ever shown over it. */
export function useDesk(owner: string): Desk | undefined {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    let isLeft = false;
    let opened: Desk | undefined;
    const open = async () => {
      const next = await openDesk(owner);
      if (isLeft) return next.close();
      opened = next;
      setDesk(next);
    };
    void open();
    const keep = () => opened?.leave();
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      setDesk(undefined);
      void opened?.close();
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
