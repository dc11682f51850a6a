import { OWN_POST_KEY, type OwnPost, readOwnPost } from '#shared/site/own-post.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { createStore } from '#web/ui/store.ts';

// What waits is the tab's, whichever workspace it shows; undefined until it was looked for.
const waiting = createStore<OwnPost | null | undefined>(undefined);

export const { subscribe, set: setHandedOffPost } = waiting;

/** The post that was handed to this tab and is in no workspace yet. */
export function readHandedOffPost(): OwnPost | null {
  const known = waiting.state();
  if (known !== undefined) return known;
  const kept = readOwnPost(readStored('session', OWN_POST_KEY));
  waiting.set(kept);
  return kept;
}

/** A post for the workspace that comes next in this tab, also after a reload. */
export function handOffPost(post: OwnPost): void {
  setHandedOffPost(post);
  // Where storage is blocked it waits in this page.
  store('session', OWN_POST_KEY, JSON.stringify(post));
}

/** It is in a workspace, or was declined. */
export function clearHandedOffPost(): void {
  store('session', OWN_POST_KEY, null);
}
