/** Calls `act` once, when the browser shows this page again that it had kept whole for the Back button. */
export function whenBroughtBack(act: () => void): void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.removeEventListener('pageshow', hear);
    act();
  };
  window.addEventListener('pageshow', hear);
}
