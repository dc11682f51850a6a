/** True only when the browser knows that there is no network; it may be wrong the other way round. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/** What is said when nothing came. Apart from `ApiError`, which brings the words of every refusal along. */
export const NOTHING_CAME = {
  offline: 'You are offline. Your text is saved. Try again when you’re back online.',
  unreachable: 'We cannot be reached right now. Your text is saved. Please try again in a moment.',
} as const;

/** The words for a fetch that has just failed. */
export function failedToReach(): string {
  return isOffline() ? NOTHING_CAME.offline : NOTHING_CAME.unreachable;
}

/** Resolves when the browser has a network again. @throws the signal's reason when it is aborted first. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  if (!isOffline()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Waits. @throws the signal's reason when it is aborted first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
