import { readStored, store } from '#web/ui/browser-storage.ts';

const ASKED = 'bidwright-lasting-storage';
let hasAsked = false;

/**
 * Asks the browser, once, to keep stored work when space runs short. Some browsers ask the person in turn: so not
 * before there is something of theirs to keep. Never rejects, and answers nothing: `isStoragePersistent` does, where it matters.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  if (readStored('local', ASKED) !== null || (await isStoragePersistent())) return;
  store('local', ASKED, 'yes');
  await storage()
    ?.persist()
    .catch(() => false);
}

/** Whether stored work stays until the person removes it. False if the browser does not say. */
export async function isStoragePersistent(): Promise<boolean> {
  return (
    (await storage()
      ?.persisted()
      .catch(() => false)) ?? false
  );
}

/** Browsers have it on https only. */
function storage(): StorageManager | undefined {
  return typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : undefined;
}
