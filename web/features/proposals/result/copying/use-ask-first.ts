import { useState } from 'react';
import { readStored, store } from '#web/ui/browser-storage.ts';

/** Which proposals were copied all the same, by what names them. Holds until the tab is closed. */
const STORAGE_KEY = 'copied-although-asked-not-to';

/**
 * Asks once before a text is copied that its client does not want. `name` is the proposal's; null where nothing is to be asked.
 */
export function useAskFirst(name: string | null) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    isAsking: waiting !== null,
    askFirst: (copy: () => void) => {
      if (name === null || agreed().includes(name)) copy();
      else setWaiting(() => copy);
    },
    agree: () => {
      if (name !== null) remember(name);
      setWaiting(null);
      waiting?.();
    },
    refuse: () => setWaiting(null),
  };
}

// What was agreed to in this visit, where the browser stores nothing.
const inThisVisit: string[] = [];

function agreed(): readonly string[] {
  return [...inThisVisit, ...(readStored('session', STORAGE_KEY) ?? '').split(' ')];
}

function remember(name: string): void {
  if (!store('session', STORAGE_KEY, [...agreed(), name].join(' '))) inThisVisit.push(name);
}
