import type { SignedIn } from '../identity.ts';

/** A person who authenticated within this time need not do it again for sensitive changes. */
const RECENT_MS = 15 * 60_000;

export function isRecent({ authenticatedAt }: Pick<SignedIn, 'authenticatedAt'>, now: number): boolean {
  return now - authenticatedAt.getTime() <= RECENT_MS;
}
