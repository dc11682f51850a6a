import { listen } from '#web/ui/listen.ts';

/** Calls `act` once, when the browser restores this page from its back/forward cache. */
export function onPageRestored(act: () => void): void {
  const stop = listen(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    stop();
    act();
  });
}
