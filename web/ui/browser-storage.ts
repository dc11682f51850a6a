/** `local` outlives the browser, `session` is one tab's. */
type Area = 'local' | 'session';

const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** Null when there is nothing, and where storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text`, or removes what is stored. Returns false where storage is blocked or full: the page works without it. */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was stored as JSON, if it can be read. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null');
  } catch {
    return null;
  }
}
