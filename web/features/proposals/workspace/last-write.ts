import { store } from '#web/ui/browser-storage.ts';

const PREFIX = 'last-write:';

/** What a page wrote as it was left. */
export interface LastWrite {
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
  store('session', PREFIX + owner, JSON.stringify(write));
}

export function dropLastWrite(owner: string): void {
  store('session', PREFIX + owner, null);
}

export function lastWrites(): LastWrite[] {
  try {
    return Object.entries(sessionStorage).flatMap(([key, text]) => {
      if (!key.startsWith(PREFIX)) return [];
      const write: unknown = JSON.parse(String(text));
      return isWrite(write) ? [{ ...write, owner: key.slice(PREFIX.length) }] : [];
    });
  } catch {
    return [];
  }
}

function isWrite(value: unknown): value is Omit<LastWrite, 'owner'> {
  return typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'string';
}

/** Was the entry under `current` there before this write, with nothing newer since? */
export function isBefore(current: string, { revision, read }: LastWrite): boolean {
  if (current === read) return true;
  const [last, other] = [parseRevision(revision), parseRevision(current)];
  return last.page === other.page && other.count < last.count;
}

function parseRevision(revision: string) {
  const end = revision.lastIndexOf('.');
  return { page: revision.slice(0, end), count: Number(revision.slice(end + 1)) };
}
