import { readStored, store } from '#web/ui/browser-storage.ts';

/** Source of the name: docs/spec/accounts.md §4. */
const IN_PROGRESS = 'logout-in-progress';
/** The server was unreachable: its session still exists, and has to be ended once it answers. */
const OWED = 'logout-owed';

const has = (name: string) => readStored('local', name) !== null;
const set = (name: string) => void store('local', name, 'true');
const drop = (name: string) => void store('local', name, null);

/** What a sign-out leaves in the browser so that a crash, or a server that does not answer, cannot undo half of it. */
export const signOutMarks = {
  begin: () => set(IN_PROGRESS),
  end: () => drop(IN_PROGRESS),
  isInProgress: () => has(IN_PROGRESS),
  owe: () => set(OWED),
  pay: () => drop(OWED),
  isOwed: () => has(OWED),
  /** Someone has signed in: nothing of an earlier sign-out may end that. */
  clear() {
    drop(IN_PROGRESS);
    drop(OWED);
  },
};
