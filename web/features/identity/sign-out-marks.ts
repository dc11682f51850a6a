/** Source of the name: docs/spec/accounts.md §4. */
const IN_PROGRESS = 'logout-in-progress';
/** The server was unreachable: its session still exists, and has to be ended once it answers. */
const OWED = 'logout-owed';

export type SignOutMarks = ReturnType<typeof createSignOutMarks>;

/** What a sign-out leaves in the browser so that a crash, or a server that does not answer, cannot undo half of it. */
export function createSignOutMarks(storage: () => Storage) {
  const has = (name: string) => quietly(() => storage().getItem(name)) !== null;
  const set = (name: string) => void quietly(() => storage().setItem(name, 'true'));
  const drop = (name: string) => void quietly(() => storage().removeItem(name));
  return {
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
}

/** Storage may be switched off; signing out must work all the same. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
