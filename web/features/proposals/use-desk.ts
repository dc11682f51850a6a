import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Desk, openDesk } from './desk.ts';

/** The viewer's desk; undefined until what the browser kept has been read, so that nothing empty is ever shown over it. */
export function useDesk(owner: string): Desk | undefined {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    const opening = openDesk(owner);
    let isLeft = false;
    void opening.then((opened) => !isLeft && setDesk(opened));
    let leave: () => void = () => undefined;
    void opening.then((opened) => {
      leave = opened.leave;
    });
    const keep = () => leave();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      setDesk(undefined);
      void opening.then((opened) => opened.close());
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
