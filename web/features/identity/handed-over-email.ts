import { readStored, store } from '#web/ui/browser-storage.ts';

const KEY = 'handed-over-email';

/** Keeps the email that was typed for the page of a forgotten password, in this tab: it has no place in an address. */
export function handOverEmail(email: string): void {
  store('session', KEY, email);
}

/** The email that the page before has handed over, or ''. */
export function handedOverEmail(): string {
  return readStored('session', KEY) ?? '';
}

/** It is for one page. */
export function forgetHandedOverEmail(): void {
  store('session', KEY, null);
}
