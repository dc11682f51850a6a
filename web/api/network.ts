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
  const online = new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
  });
  return orAborted(online, signal);
}

/** Waits. @throws the signal's reason when it is aborted first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const passed = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
  return orAborted(passed, signal);
}

/** `answer`, for as long as someone waits for it. @throws the signal's reason when it is aborted first. */
export async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
  });
  return Promise.race([answer, aborted]).finally(() => ended.abort());
}
