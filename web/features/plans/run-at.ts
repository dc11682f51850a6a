/** The longest wait of a browser's timer (2^31 − 1 ms, 24.8 days). A longer one would fire at once. */
const LONGEST_MS = 2_147_483_647;

/**
 * Calls `act` once `Date.now()` has reached `at` (milliseconds), never before it. After a machine
 * slept, the time is checked when the page is visible again. Returns a cancel function.
 */
export function runAt(at: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const left = at - Date.now();
    // Some timers fire a fraction of a millisecond early.
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
