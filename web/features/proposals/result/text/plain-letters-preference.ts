import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'copy-plain-letters';
const OFFERED_KEY = 'styled-letters-offered';
const listeners = new Set<() => void>();
// What was offered and chosen in this visit, where the browser stores nothing.
let wasOffered = false;
let chosen = false;

/** 'Plain letters' beside Copy: whether styled letters are shown and copied as ordinary ones. Kept for next time. */
export function usePlainLetters(): [boolean, (plain: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), choose];
}

/** True once in this browser, unless the person has chosen already: styled letters may be explained then. */
export function takeStyledLettersOffer(): boolean {
  if (wasOffered) return false;
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null || localStorage.getItem(OFFERED_KEY) !== null) return false;
    localStorage.setItem(OFFERED_KEY, 'yes');
  } catch {
    // storage is blocked: it is offered once in this visit
    wasOffered = true;
  }
  return true;
}

function choose(plain: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, plain ? 'yes' : 'no');
  } catch {
    // storage is blocked: the choice holds until the page is left
    chosen = plain;
  }
  for (const listener of listeners) listener();
}

function read(): boolean {
  try {
    return chosen || localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return chosen;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
