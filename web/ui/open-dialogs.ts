import { useLayoutEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  open += by;
  for (const listener of listeners) listener();
}

/** Counts a dialog or sheet among those that are open, for as long as it is. */
export function useCountedAsOpen(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Whether any dialog or sheet is open. Automatic dialogs wait: they must not cover what the user is reading. */
export function useIsAnyDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isAnyOpen, isAnyOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAnyOpen(): boolean {
  return open > 0;
}
