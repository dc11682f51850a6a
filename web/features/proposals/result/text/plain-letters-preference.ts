import { useSyncExternalStore } from 'react';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { createStore } from '#web/ui/store.ts';

const STORAGE_KEY = 'copy-plain-letters';
const OFFERED_KEY = 'styled-letters-offered';
// What was chosen and offered in this visit, where the browser stores nothing.
const chosen = createStore(false);
let wasOffered = false;

/** 'Plain letters' beside Copy: whether styled letters are shown and copied as ordinary ones. Kept for next time. */
export function usePlainLetters(): [boolean, (plain: boolean) => void] {
  return [useSyncExternalStore(chosen.subscribe, isChosen, () => false), choose];
}

/** True once in this browser, unless the person has chosen already: styled letters may be explained then. */
export function takeStyledLettersOffer(): boolean {
  if (wasOffered || [STORAGE_KEY, OFFERED_KEY].some((key) => readStored('local', key) !== null)) return false;
  wasOffered = !store('local', OFFERED_KEY, 'yes');
  return true;
}

function choose(plain: boolean): void {
  const isStored = store('local', STORAGE_KEY, plain ? 'yes' : 'no');
  chosen.set(plain && !isStored);
}

function isChosen(): boolean {
  return chosen.state() || readStored('local', STORAGE_KEY) === 'yes';
}
