/** Calls `act` once, when the browser restores this page from its back/forward cache. */
export function onPageRestored(act: () => void): void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener('pageshow', hear);
    act();
  };
  window.addEventListener('pageshow', hear);
}
