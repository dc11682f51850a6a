import { type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bidwright';
const STORE = 'desk';

/** What lies in the browser's database. `revision` changes with every write, so that no tab overwrites what it has not seen. */
export interface Entry {
  readonly revision: string;
  readonly state: unknown;
}

/** Opens the database of this browser's desks. `onClosed` says that it was closed under us; it can be opened again. */
export function openDatabase(onClosed: () => void): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    // A later release wants to change the database: this page must not hold it up.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}

export async function getEntry(db: IDBPDatabase, owner: string): Promise<Entry | undefined> {
  return asEntry(await db.get(STORE, owner));
}

/** Answers false, and writes nothing, when `isOurs` does not know the entry that is there. */
export async function putEntry(
  db: IDBPDatabase,
  owner: string,
  entry: Entry,
  isOurs: (current: Entry) => boolean,
): Promise<boolean> {
  const tx = db.transaction(STORE, 'readwrite');
  const done = tx.done;
  // Thrown below, or by the request that failed before it.
  done.catch(() => undefined);
  const current = asEntry(await tx.store.get(owner));
  const mayWrite = current === undefined || isOurs(current);
  if (mayWrite) await tx.store.put(entry, owner);
  await done;
  return mayWrite;
}

/** Without a look at what is there, which would take a turn more than a page that is being left has. */
export function putEntryAtOnce(db: IDBPDatabase, owner: string, entry: Entry): Promise<void> {
  const tx = db.transaction(STORE, 'readwrite');
  const done = tx.done;
  tx.store.put(entry, owner).catch(() => undefined);
  tx.commit();
  return done;
}

function asEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('state' in value)) return undefined;
  return typeof value.revision === 'string' ? { revision: value.revision, state: value.state } : undefined;
}
