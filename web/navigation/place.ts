/** A page's address, and what whoever led there has left for it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Kept by the browser with the entry of its history: a reload still finds it. */
  readonly state: unknown;
  /** Names the entry of the history, and no other. */
  readonly key: string;
}

/** Where the browser is. An entry that it has made by itself, as for a link within the page, is given its name. */
export function placeNow(): Place {
  const { pathname, search, hash } = window.location;
  const kept: unknown = window.history.state;
  if (typeof kept === 'object' && kept !== null && 'key' in kept && typeof kept.key === 'string') {
    return { pathname, search, hash, key: kept.key, state: 'state' in kept ? kept.state : null };
  }
  const place = { pathname, search, hash, key: newKey(), state: null };
  window.history.replaceState(entryOf(place), '');
  return place;
}

/** Where `address` leads from here. Another host's name in it is left out: nothing within the app leads there. */
export function placeAt(address: string, state: unknown = null): Place {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return { pathname, search, hash, state, key: newKey() };
}

export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** What the browser is given to keep. */
export function entryOf({ key, state }: Place): Pick<Place, 'key' | 'state'> {
  return { key, state };
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(1)).join();
}
