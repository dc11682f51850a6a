import type { IDBPDatabase } from 'idb';
import {
  copyLastWrite,
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
/** The waits before retries of a failed write; the last one repeats. Every change retries too. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000] as const;
const OPEN_WITHIN_MS = 3000;
/** A shorter limit after the first failure. */
const OPEN_AGAIN_WITHIN_MS = 300;

export interface LocalStoreOptions {
  /** Each person of this browser has a workspace of their own. */
  readonly owner: string;
  /** The browser stores nothing (private window, full disk). Retried until `onKeptAgain`. */
  readonly onRefused: () => void;
  /** After `onRefused`: the workspace is stored now. */
  readonly onKeptAgain: () => void;
  /** Another tab has written in the meantime; nothing was overwritten. */
  readonly onConflict: () => void;
  readonly onSaved?: () => void;
}

/**
 * Stores one person's workspace in IndexedDB, which survives a killed browser; localStorage does not
 * (docs/decisions/0007-indexeddb-for-typed-text.md). Never throws: it reports `onRefused` and retries.
 */
export class LocalStore<State = unknown> {
  private readonly options: LocalStoreOptions;
  /** The prefix of this page's revisions. As long as one of them is the newest, no other tab has written. */
  private readonly page = uniqueMark();
  private opening: Promise<IDBPDatabase> | undefined;
  private opened: IDBPDatabase | undefined;
  /** The revision that was read last. */
  private seen: string | undefined;
  private count = 0;
  private pending: { state: State } | undefined;
  /** Sent to the database and not confirmed yet. */
  private underWay: { state: State } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  /** Failures in a row. */
  private refusals = 0;

  constructor(options: LocalStoreOptions) {
    this.options = options;
  }

  /** The stored state; null if the workspace was cleared, undefined if there is none or reading fails. */
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

  /** Stores `state` after a short wait, together with later changes. */
  save(state: State): void {
    this.pending = { state };
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  /** Resolves when the last saved state is in the database, or was refused. */
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

  /** Drops and returns the unwritten state: another tab owns the workspace. */
  forget(): State | undefined {
    const unwritten = this.pending ?? this.underWay;
    this.stopTimers();
    this.pending = undefined;
    this.underWay = undefined;
    // A write that fails later must not queue its state again.
    this.count += 1;
    return unwritten?.state;
  }

  /** Sends the last change to the database before it returns: a page that is being left cannot wait. */
  leave(): void {
    const last = this.pending ?? this.underWay;
    if (!last || !this.opened) return;
    // A running write may not finish, so its state is sent once more.
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

  /** Writes what is pending and closes the database. */
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
      // `pending` is cleared before the answer: `leave` may write a newer state in between, which must stay the last.
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

  /** Handles the failure of the latest write: its state is queued again, unless a newer one is being written. */
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
    this.opened = undefined;
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

  /** Opens the database once for all callers. */
  private async open(): Promise<IDBPDatabase> {
    try {
      // The next write opens it again.
      this.opened = await openDatabase(() => {
        this.opened = undefined;
      });
      return this.opened;
    } finally {
      this.opening = undefined;
    }
  }

  private stopTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.timer = undefined;
    this.retry = undefined;
  }
}
