import { OWN_POST_KEY, type OwnPost, readOwnPost } from '#shared/site/own-post.ts';

// What waits is the tab's, whichever workspace it shows; undefined until it was looked for.
let waitingHere: OwnPost | null | undefined;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The post that was handed to this tab and is in no workspace yet. */
export function waitingPost(): OwnPost | null {
  if (waitingHere === undefined) waitingHere = keptPost();
  return waitingHere;
}

export function setWaiting(post: OwnPost | null): void {
  waitingHere = post;
  for (const listener of listeners) listener();
}

/** A post for the workspace that comes next in this tab, also after a reload. */
export function bringPost(post: OwnPost): void {
  setWaiting(post);
  try {
    sessionStorage.setItem(OWN_POST_KEY, JSON.stringify(post));
  } catch {
    // Storage is blocked: it waits in this page.
  }
}

/** A browser that keeps nothing has brought nothing along. */
function keptPost(): OwnPost | null {
  try {
    return readOwnPost(sessionStorage.getItem(OWN_POST_KEY));
  } catch {
    return null;
  }
}

/** It is in a workspace, or was declined. */
export function forgetKept(): void {
  try {
    sessionStorage.removeItem(OWN_POST_KEY);
  } catch {
    // Nothing is stored, so there is nothing to forget.
  }
}
