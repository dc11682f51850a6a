import type { IDBPDatabase } from 'idb';
import { copyLastWrite } from './last-write.ts';
import {
  type Entry,
  getEntry,
  openDatabase,
  putEntry,
  putEntryAtOnce,
  uniqueMark,
  within,
} from './workspace-database.ts';

/** Shorter than the 300 ms that may be lost at most: writing takes time as well. Source: docs/spec/reliability.md#faults. */
const WRITE_AFTER_MS = 120;
/** Waits before a failed write is tried again; the last one repeats. Every change tries again too. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000] as const;
const OPEN_WITHIN_MS = 3000;
/** Once the browser has refused, nothing waits that long for it again. */
const OPEN_AGAIN_WITHIN_MS = 300;

export interface LocalStoreOptions {
  /** Whose workspace it is: each viewer of this browser has their own. */
  readonly owner: string;
  /** The browser keeps nothing from here on (private window, full disk). Tried again until `onKeptAgain`. */
  readonly onRefused: () => void;
  /** After `onRefused`: the workspace is stored now. */
  readonly onKeptAgain: () => void;
  /** Another tab has written in the meantime; nothing was overwritten. */
  readonly onConflict: () => void;
  readonly onSaved?: () => void;
}

/**
 * Keeps one viewer's work in IndexedDB, which survives a killed browser where localStorage does not
 * (docs/decisions/0007-indexeddb-for-typed-text.md). Never throws: work goes on without storage, `onRefused` says so, and what
 * could not be written is tried again.
 */
export class LocalStore<State = unknown> {
  private readonly options: LocalStoreOptions;
  /** Marks this page's revisions: while one of them is the newest, no other tab has written. */
  private readonly page = uniqueMark();
  private opening: Promise<IDBPDatabase> | undefined;
  private opened: IDBPDatabase | undefined;
  /** The revision that was read last. */
  private seen: string | undefined;
  private count = 0;
  private pending: { state: State } | undefined;
  /** Handed to the database, which has not confirmed it. */
  private underWay: { state: State } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  /** How often in a row the browser has refused. */
  private refusals = 0;

  constructor(options: LocalStoreOptions) {
    this.options = options;
  }

  /** The last stored state; null if it was removed from the workspace, undefined if there is none or the browser refuses. */
  async load(): Promise<unknown> {
    try {
      const entry = await getEntry(await this.connected(), this.options.owner);
      this.seen = entry?.revision;
      return entry?.state;
    } catch {
      this.refused();
      return undefined;
    }
  }

  /** Keeps `state`, together with what changes in the next moment. */
  save(state: State): void {
    this.pending = { state };
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  /** Resolves when the state given to `save` is in the database, or was refused by it. */
  flush(): Promise<void> {
    this.stopTimers();
    if (this.waiting) return this.waiting;
    this.waiting = this.queue.then(() => {
      this.waiting = undefined;
      return this.write();
    });
    this.queue = this.waiting;
    return this.queue;
  }

  /** Drops what was given to `save` and is not written yet: another tab goes on. Returns what that was. */
  forget(): State | undefined {
    const unwritten = this.pending ?? this.underWay;
    this.stopTimers();
    this.pending = undefined;
    this.underWay = undefined;
    // What is being written now and fails is not put back either.
    this.count += 1;
    return unwritten?.state;
  }

  /** Hands the last change to the browser before this returns: a page that is being left gets no further turn. */
  leave(): void {
    const last = this.pending ?? this.underWay;
    if (!last || !this.opened) return;
    // A write under way takes turns that the page may not get: it is handed over once more, whole.
    const { state } = last;
    const entry = this.nextEntry(state);
    const { owner } = this.options;
    copyLastWrite({ owner, ...entry, ...(this.seen !== undefined && { read: this.seen }) });
    const failed = this.failedWrite(state);
    try {
      putEntryAtOnce(this.opened, owner, entry).then(() => this.saved(), failed);
    } catch {
      failed();
    }
  }

  /** Keeps what is left to keep and closes the database. */
  async close(): Promise<void> {
    await this.flush();
    this.stopTimers();
    this.opened?.close();
  }

  private async write(): Promise<void> {
    if (!this.pending) return;
    let failed = () => this.refused();
    try {
      const db = await this.connected();
      if (!this.pending) return;
      const { state } = this.pending;
      // `pending` is emptied before the answer: `leave` may write a newer one before that, which must stay the last.
      const entry = this.nextEntry(state);
      failed = this.failedWrite(state);
      this.underWay = { state };
      const isWritten = await putEntry(db, this.options.owner, entry, (current) => this.isOurs(current));
      if (isWritten) this.saved();
      else this.options.onConflict();
    } catch {
      failed();
    } finally {
      this.underWay = undefined;
    }
  }

  private nextEntry(state: State): Entry {
    this.pending = undefined;
    this.count += 1;
    return { revision: `${this.page}.${this.count}`, state };
  }

  private isOurs({ revision }: Entry): boolean {
    return revision === this.seen || revision.startsWith(`${this.page}.`);
  }

  /** What to do when the write that was just numbered fails: its state waits again, unless a newer one is under way. */
  private failedWrite(state: State): () => void {
    const { count } = this;
    return () => {
      if (this.count === count) this.pending ??= { state };
      this.refused();
    };
  }

  private saved(): void {
    if (this.refusals > 0) this.options.onKeptAgain();
    this.refusals = 0;
    this.options.onSaved?.();
  }

  private refused(): void {
    const isNews = this.refusals === 0;
    this.opened?.close();
    this.forgetConnection();
    if (this.pending) {
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.flush(), RETRY_AFTER_MS[this.refusals] ?? RETRY_AFTER_MS[2]);
    }
    this.refusals += 1;
    if (isNews) this.options.onRefused();
  }

  private async connected(): Promise<IDBPDatabase> {
    if (this.opened) return this.opened;
    this.opening ??= this.open();
    return within(this.opening, this.refusals > 0 ? OPEN_AGAIN_WITHIN_MS : OPEN_WITHIN_MS);
  }

  /** Also if it is too late for the first caller: the next one has it at once. */
  private async open(): Promise<IDBPDatabase> {
    try {
      this.opened = await openDatabase(() => this.forgetConnection());
      return this.opened;
    } finally {
      this.opening = undefined;
    }
  }

  /** The next write opens the database again. */
  private forgetConnection(): void {
    this.opened = undefined;
  }

  private stopTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.timer = undefined;
    this.retry = undefined;
  }
}
