import { readStoredJson, store } from '#web/ui/browser-storage.ts';
import { findEmoji } from './emoji-data.ts';

/** Source: docs/spec/proposals.md §9. */
const MAX_RECENT = 8;
const STORAGE_KEY = 'recent-emojis';

/** `used` goes to the front; the longest unused falls out. */
export function withRecent(recents: readonly string[], used: string): string[] {
  return [used, ...recents.filter((char) => char !== used)].slice(0, MAX_RECENT);
}

/** What was stored, whatever has become of it: unknown characters, doubles and other shapes are dropped. */
export function parseRecents(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const known = stored.filter((char): char is string => typeof char === 'string' && findEmoji(char) !== undefined);
  return [...new Set(known)].slice(0, MAX_RECENT);
}

export function readRecents(): string[] {
  return parseRecents(readStoredJson('local', STORAGE_KEY));
}

export function rememberEmoji(used: string): void {
  store('local', STORAGE_KEY, JSON.stringify(withRecent(readRecents(), used)));
}
