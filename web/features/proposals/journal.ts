import { type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'bidwright';
const STORE = 'desk';
/** Shorter than the 300 ms that may be lost at most: writing takes time as well. Source: hardening 'Faults'. */
const WRITE_AFTER_MS = 120;
const OPEN_WITHIN_MS = 3000;

/** What lies in the browser's database. `revision` changes with every write, so that no tab overwrites what it has not seen. */
interface Entry {
  readonly revision: string;
  readonly state: unknown;
}

export interface JournalOptions {
  /** Whose desk it is: each viewer of this browser has their own. */
  readonly owner: string;
  /** The browser refuses to keep anything (private window, full disk). Called once. */
  readonly onRefused: () => void;
  /** Another tab has written meanwhile; nothing was overwritten. */
  readonly onConflict: () => void;
  readonly onSaved?: () => void;
}

export interface Journal {
  /** What was kept last; undefined when there is nothing or the browser refuses. */
  readonly load: () => Promise<unknown>;
  /** Keeps `state`, together with what changes in the next moment. */
  readonly save: (state: unknown) => void;
  /** Resolves when what was given to `save` lies in the database. */
  readonly flush: () => Promise<void>;
  /** Hands the last change to the browser before this returns: a page that is being left gets no further turn. */
  readonly leave: () => void;
  /** Keeps what is left to keep and lets go of the database. */
  readonly close: () => Promise<void>;
}

/**
 * Keeps one viewer's work in IndexedDB, which survives a killed browser where localStorage does not (hardening, fact 4).
 * Never throws: work goes on without storage, and `onRefused` says so.
 */
export function openJournal(options: JournalOptions): Journal {
  return new IndexedJournal(options);
}

class IndexedJournal implements Journal {
  private readonly options: JournalOptions;
  private readonly database: Promise<IDBPDatabase>;
  private opened: IDBPDatabase | undefined;
  /** The revision this page has last read or written. */
  private seen: string | undefined;
  private pending: { state: unknown } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<void> = Promise.resolve();
  private isRefused = false;

  constructor(options: JournalOptions) {
    this.options = options;
    this.database = openDatabase();
    void this.rememberOpened();
  }

  async load(): Promise<unknown> {
    try {
      const entry = await get(await this.database, this.options.owner);
      this.seen = entry?.revision;
      return entry?.state;
    } catch {
      this.refuse();
      return undefined;
    }
  }

  save(state: unknown): void {
    this.pending = { state };
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = this.queue.then(() => this.write());
    return this.queue;
  }

  leave(): void {
    if (!this.pending || !this.opened || this.isRefused) return;
    const entry = this.nextEntry(this.pending.state);
    try {
      putAtOnce(this.opened, this.options.owner, entry);
    } catch {
      this.refuse();
    }
  }

  async close(): Promise<void> {
    await this.flush();
    this.opened?.close();
  }

  private async write(): Promise<void> {
    try {
      const db = this.opened ?? (await this.database);
      if (!this.pending || this.isRefused) return;
      const expected = this.seen;
      // `seen` is set before the answer: `leave` may write a newer one meanwhile, which must stay the last.
      const isWritten = await put(db, this.options.owner, expected, this.nextEntry(this.pending.state));
      if (isWritten) this.options.onSaved?.();
      else this.options.onConflict();
    } catch {
      this.refuse();
    }
  }

  private nextEntry(state: unknown): Entry {
    this.pending = undefined;
    this.seen = newRevision();
    return { revision: this.seen, state };
  }

  private refuse(): void {
    if (!this.isRefused) this.options.onRefused();
    this.isRefused = true;
  }

  private async rememberOpened(): Promise<void> {
    try {
      this.opened = await this.database;
    } catch {
      // Told by whoever waits for it.
    }
  }
}

async function openDatabase(): Promise<IDBPDatabase> {
  const opening = openDB(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    // A later release wants to change the database: this page must not hold it up.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return within(opening, OPEN_WITHIN_MS);
}

// Some browsers neither open nor refuse while their storage is broken.
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB did not open')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function get(db: IDBPDatabase, owner: string): Promise<Entry | undefined> {
  return asEntry(await db.get(STORE, owner));
}

/** Answers false, and writes nothing, when the entry there is not the one last seen. */
async function put(db: IDBPDatabase, owner: string, seen: string | undefined, entry: Entry): Promise<boolean> {
  const tx = db.transaction(STORE, 'readwrite');
  const current = asEntry(await tx.store.get(owner));
  const isOurs = current === undefined || current.revision === seen;
  if (isOurs) await tx.store.put(entry, owner);
  await tx.done;
  return isOurs;
}

/** Without a look at what is there, which would take a turn more than a page that is being left has. */
function putAtOnce(db: IDBPDatabase, owner: string, entry: Entry): void {
  const tx = db.transaction(STORE, 'readwrite');
  tx.store.put(entry, owner).catch(() => undefined);
  tx.done.catch(() => undefined);
  tx.commit();
}

function asEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('state' in value)) return undefined;
  return typeof value.revision === 'string' ? { revision: value.revision, state: value.state } : undefined;
}

// Not a UUID: browsers offer those on https only, and the app may run on a plain address of the local network.
function newRevision(): string {
  return `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;
}
