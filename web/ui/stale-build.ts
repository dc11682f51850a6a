import { readStored, store } from './browser-storage.ts';

const LAST_RELOAD = 'reloaded-for-new-build';
const ONE_RELOAD_PER_MS = 30_000;

let leaving: Promise<boolean> | undefined;

/**
 * After a release the parts of the old build are gone. When one is missing the page is loaded anew, once, at the address
 * one was going to: the text being worked on is kept in the browser's own storage. Without a network, or while the server
 * does not answer, nothing is reloaded, as that would lose the page that is open.
 * @param goingTo the address of the navigation under way, if there is one
 */
export function reloadWhenBuildIsGone(goingTo: () => string | undefined = () => undefined): void {
  window.addEventListener('vite:preloadError', () => {
    leaving ??= leave(goingTo()).finally(() => {
      leaving = undefined;
    });
  });
}

/** Loads a part; when it is missing and the page is about to be loaded anew, waits for that instead of failing. */
export async function partOrNewBuild<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await leaving) return new Promise(() => undefined);
    throw error;
  }
}

async function leave(address: string | undefined): Promise<boolean> {
  if (!navigator.onLine || !(await serverAnswers()) || reloadedJustNow()) return false;
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
  return true;
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Also true when nothing can be remembered: a reload could then repeat for ever. */
function reloadedJustNow(): boolean {
  const last = Number(readStored('session', LAST_RELOAD));
  return !store('session', LAST_RELOAD, String(Date.now())) || Date.now() - last < ONE_RELOAD_PER_MS;
}
