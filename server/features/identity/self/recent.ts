import type { SignedIn } from '../identity.ts';

/** A person who proved who they are within this time need not do it again for what could cost them the account. */
const RECENT_MS = 15 * 60_000;

export function isRecent({ authenticatedAt }: Pick<SignedIn, 'authenticatedAt'>, now: number): boolean {
  return now - authenticatedAt.getTime() <= RECENT_MS;
}
