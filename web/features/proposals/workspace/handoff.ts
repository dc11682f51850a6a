import { OWN_POST_KEY, type OwnPost, readOwnPost } from '#shared/site/own-post.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';

// What waits is the tab's, whichever workspace it shows; undefined until it was looked for.
let waitingHere: OwnPost | null | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The post that was handed to this tab and is in no workspace yet. */
export function waitingPost(): OwnPost | null {
  if (waitingHere === undefined) waitingHere = readOwnPost(readStored('session', OWN_POST_KEY));
  return waitingHere;
}

export function setWaiting(post: OwnPost | null): void {
  waitingHere = post;
  for (const listener of listeners) listener();
}

/** A post for the workspace that comes next in this tab, also after a reload. */
export function bringPost(post: OwnPost): void {
  setWaiting(post);
  // Where storage is blocked it waits in this page.
  store('session', OWN_POST_KEY, JSON.stringify(post));
}

/** It is in a workspace, or was declined. */
export function forgetKept(): void {
  store('session', OWN_POST_KEY, null);
}
