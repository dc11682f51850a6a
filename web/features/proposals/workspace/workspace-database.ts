import { type IDBPDatabase, openDB } from 'idb';
import { store } from '#web/ui/browser-storage.ts';

const DATABASE = 'bidwright';
// The name of the first release: what browsers have stored is under it.
const STORE = 'desk';
const OPEN_WITHIN_MS = 3000;
/** Of the keys under which a page that is left copies its last write to sessionStorage. */
const LAST_WRITE = 'last-write:';

/** The workspace of a signed-out visitor; a signed-in person's is named by their id. */
export const VISITORS_WORKSPACE = 'visitor';

/** What tabs of this browser call the workspace of `owner` among themselves. */
export const workspaceName = (owner: string) => `bidwright-workspace:${owner}`;

/** An entry of the browser's database. `revision` changes with every write, so that no tab overwrites what it has not seen. */
export interface Entry {
  readonly revision: string;
  readonly state: unknown;
}

/**
 * Opens the database of this browser's workspaces, with what the page before could not finish writing. `onClosed` says that it was
 * closed under us; it can be opened again.
 */
export async function openDatabase(onClosed: () => void): Promise<IDBPDatabase> {
  const db = await openDB(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    // A later release wants to change the database: this page must not hold it up.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  // What cannot be written now is tried again with the next page.
  await finishLastWrites(db).catch(() => undefined);
  return db;
}

async function finishLastWrites(db: IDBPDatabase): Promise<void> {
  for (const write of lastWrites()) {
    const { owner, revision, state } = write;
    await putEntry(db, owner, { revision, state }, (current) => isBefore(current.revision, write));
    dropLastWrite(owner);
  }
}

/** What a page wrote as it was left. */
interface LastWrite {
  readonly owner: string;
  /** Ends in the number of the write; the page's other revisions differ in that alone. */
  readonly revision: string;
  /** The revision that the page had read; none when there was no entry. */
  readonly read?: string;
  readonly state: unknown;
}

/**
 * Copies it to sessionStorage, which has it at once: a browser may give up an IndexedDB transaction that is still open when the
 * next page comes. That page finishes the write as it opens the database.
 */
export function copyLastWrite({ owner, ...write }: LastWrite): void {
  store('session', LAST_WRITE + owner, JSON.stringify(write));
}

export function dropLastWrite(owner: string): void {
  store('session', LAST_WRITE + owner, null);
}

function lastWrites(): LastWrite[] {
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]) => {
      if (!key.startsWith(LAST_WRITE)) return [];
      const write: unknown = JSON.parse(String(text));
      return isWrite(write) ? [{ ...write, owner: key.slice(LAST_WRITE.length) }] : [];
    });
  } catch {
    return [];
  }
}

function isWrite(value: unknown): value is Omit<LastWrite, 'owner'> {
  return typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'string';
}

/** Was the entry under `current` there before this write, with nothing newer since? */
function isBefore(current: string, { revision, read }: LastWrite): boolean {
  const end = revision.lastIndexOf('.') + 1;
  const isOfSamePage = current.startsWith(revision.slice(0, end));
  return current === read || (isOfSamePage && Number(current.slice(end)) < Number(revision.slice(end)));
}

export async function getEntry(db: IDBPDatabase, owner: string): Promise<Entry | undefined> {
  return asEntry(await db.get(STORE, owner));
}

/** Returns false, and writes nothing, when `isOurs` does not know the entry that is there. */
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

/**
 * `act` gets one transaction over all entries, and its writes are stored together or not
 * at all. Rejects when the browser refuses.
 */
export async function inTransaction<T>(act: (workspaces: Workspaces) => Promise<T>): Promise<T> {
  const db = await within(
    openDatabase(() => undefined),
    OPEN_WITHIN_MS,
  );
  try {
    const tx = db.transaction(STORE, 'readwrite');
    const done = tx.done;
    // Thrown below, or by what failed before it.
    done.catch(() => undefined);
    const result = await act({
      get: async (key) => asEntry(await tx.store.get(key)),
      put: async (key, state) => void (await tx.store.put({ revision: `moved.${uniqueMark()}`, state }, key)),
      remove: (key) => tx.store.delete(key),
    }).catch((error: unknown) => {
      abort(tx);
      throw error;
    });
    await done;
    return result;
  } finally {
    db.close();
  }
}

/** Writes under a revision that no page knows: tabs with the open entry step back and read it again. */
export interface Workspaces {
  get(key: string): Promise<Entry | undefined>;
  put(key: string, state: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Some browsers neither open nor refuse while their storage is broken. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB did not open')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Unlike any other of this browser. Not a UUID: browsers offer those on https only, and the app may run on a plain address. */
export function uniqueMark(): string {
  return `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;
}

/** Otherwise it would keep what was written before the fault. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The fault itself has ended it.
  }
}

function asEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('state' in value)) return undefined;
  return typeof value.revision === 'string' ? { revision: value.revision, state: value.state } : undefined;
}
