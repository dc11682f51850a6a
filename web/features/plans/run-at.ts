/** A browser's timer takes no longer wait than this (2^31 − 1 ms, 24.8 days): beyond it, it would ring at once. */
const LONGEST_MS = 2_147_483_647;

/**
 * Calls `act` once `Date.now()` has reached `at` (milliseconds), never before it. A machine that slept in between is checked the
 * time when someone looks at the page again. Answers the way to call it off.
 */
export function runAt(at: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const left = at - Date.now();
    // Some timers ring a fraction of a millisecond early.
    if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS));
    else {
      stop();
      act();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    globalThis.document?.removeEventListener('visibilitychange', look);
  };
  globalThis.document?.addEventListener('visibilitychange', look);
  look();
  return stop;
}
