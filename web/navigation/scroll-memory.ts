import type { Place } from './place.ts';

const KEY = 'scrolled-to';
/** Enough for a long way back; older ones are forgotten first. */
const MOST_ENTRIES = 100;

/** How far each page of the history was read. Survives a reload where the browser keeps anything. */
export class ScrollMemory {
  private readonly known = new Map<string, number>(kept());

  of(place: Place): number | undefined {
    return this.known.get(place.key);
  }

  remember(place: Place): void {
    this.known.delete(place.key);
    this.known.set(place.key, window.scrollY);
  }

  keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.known].slice(-MOST_ENTRIES)));
    } catch {
      // Storage is blocked or full: after a reload the page begins at its top.
    }
  }
}

function kept(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
