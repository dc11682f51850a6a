import { useLayoutEffect } from 'react';
import { createStore } from './store.ts';
import { useStore } from './use-store.ts';

const count = createStore(0);

/** Counts a dialog or sheet among those that are open, for as long as it is. */
export function useCountedAsOpen(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    count.set(count.state() + 1);
    return () => count.set(count.state() - 1);
  }, [isOpen]);
}

/** Whether any dialog or sheet is open. Automatic dialogs wait: they must not cover what the user is reading. */
export function useIsAnyDialogOpen(): boolean {
  return useStore(count) > 0;
}
