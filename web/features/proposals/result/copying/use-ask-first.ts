import { useState } from 'react';
import { readStored, store } from '#web/ui/browser-storage.ts';

/** What is said with a text that was copied with places in it that only the user can fill. */
export function blanksLeft(count: number): string {
  return count === 1 ? '1 blank is still in it.' : `${count} blanks are still in it.`;
}

/** Which proposals were copied all the same, by what names them. Holds until the tab is closed. */
const STORAGE_KEY = 'copied-although-asked-not-to';

export type AskedFirst = ReturnType<typeof useAskFirst>;

/** Asks once for each `name`, before a text is copied that is not to be sent as it is; null where nothing is to be asked. */
export function useAskFirst(name: string | null) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    isAsking: waiting !== null,
    askFirst: (copy: () => void) => {
      if (name === null || readAgreed().includes(name)) copy();
      else setWaiting(() => copy);
    },
    agree: () => {
      if (name !== null && !store('session', STORAGE_KEY, [...readAgreed(), name].join(' '))) agreedHere.push(name);
      setWaiting(null);
      waiting?.();
    },
    refuse: () => setWaiting(null),
  };
}

/** Asks before a text is copied with `count` blanks in it. */
export function useAskBlanks(name: string, count: number) {
  return useAskFirst(count > 0 ? `${name}/${count}-blanks` : null);
}

// Until the page is closed, where the browser stores nothing.
const agreedHere: string[] = [];

function readAgreed(): readonly string[] {
  return [...agreedHere, ...(readStored('session', STORAGE_KEY) ?? '').split(' ')];
}
