import { setTimeout as wait } from 'node:timers/promises';
import { APICallError } from 'ai';
import { retryAfterMs } from './timeouts.ts';

/** After the first request. */
const REPEATS = 2;
/** Before the first of them; doubled before the next. */
const FIRST_WAIT_MS = 2_000;

/** Retries when the provider is busy, at the time it names. */
export async function withRetries<T>(ask: () => PromiseLike<T>, signal: AbortSignal): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await ask();
    } catch (error) {
      if (repeats === REPEATS || !APICallError.isInstance(error) || !error.isRetryable) throw error;
      const ms = retryAfterMs(new Headers(error.responseHeaders)) ?? FIRST_WAIT_MS * 2 ** repeats;
      await wait(ms, undefined, { signal });
    }
  }
}
