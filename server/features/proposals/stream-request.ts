import type { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { type AppContext, signalOfClose } from '../../http/context.ts';

/** True for a reader of the stream; false for one who waits for the whole. */
export function wantsStream(c: AppContext): boolean {
  const accepted = c.req.header('accept')?.slice(0, 500).toLowerCase() ?? '';
  return c.env.incoming.method !== 'HEAD' && accepted.includes('text/event-stream');
}

/**
 * Runs `read` in a reader slot of the owner, which is free again when it ends or the reader disconnects; `signal` reports
 * the latter. Nothing has been written without a free slot.
 */
export async function withReaderLimits<T>(
  c: AppContext,
  limiter: ConcurrencyLimiter,
  ownerId: string,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const release = limiter.acquire(ownerId);
  const signal = signalOfClose(c);
  signal.addEventListener('abort', release);
  if (signal.aborted) release();
  try {
    return await read(signal);
  } finally {
    release();
  }
}
