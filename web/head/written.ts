import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { LOCAL_DATA_KEY } from '#web/features/proposals/workspace/local-data-flag.ts';
import { readStored } from '#web/ui/browser-storage.ts';

/** Does this browser keep work of a visitor, or this tab a post from the front page? */
export function hasWritten(): boolean {
  return Boolean(readStored('local', LOCAL_DATA_KEY) ?? readStored('session', OWN_POST_KEY));
}
