import { readStored, store } from '#web/ui/browser-storage.ts';

const keyOf = (userId: string) => `no-profile:${userId}`;

/** Whether a new proposal begins with the profile that was used last: not after 'No profile' was chosen in this browser. */
export function mayFillByItself(userId: string): boolean {
  return readStored('local', keyOf(userId)) === null;
}

export function rememberNoProfile(userId: string, isNone: boolean): void {
  store('local', keyOf(userId), isNone ? '1' : null);
}
