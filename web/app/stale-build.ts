const LAST_RELOAD = 'reloaded-for-new-build';
const ONE_RELOAD_PER_MS = 30_000;

/**
 * After a release the parts of the old build are gone. A page that asks for one is loaded anew, once: the text being
 * worked on is kept in the browser's own storage. Without a network nothing is reloaded, as that would lose the page.
 */
export function reloadWhenBuildIsGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || reloadedJustNow()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Also true when nothing can be remembered: a reload could then repeat for ever. */
function reloadedJustNow(): boolean {
  try {
    const last = Number(sessionStorage.getItem(LAST_RELOAD));
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    return Date.now() - last < ONE_RELOAD_PER_MS;
  } catch {
    return true;
  }
}
