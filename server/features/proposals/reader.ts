import type { AppContext } from '../../http/context.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** True for who follows the text as it is written, instead of waiting for the whole. */
export function wantsStream(c: AppContext): boolean {
  const accepted = c.req.header('accept')?.slice(0, 500).toLowerCase() ?? '';
  return c.env.incoming.method !== 'HEAD' && accepted.includes('text/event-stream');
}

/**
 * Does `read` in a place of the owner's, which is free again when that is over or the reader has gone; `signal` tells of
 * the latter. Nothing has been written when there is none.
 */
export async function asReader<T>(
  c: AppContext,
  places: ConcurrencyLimiter,
  ownerId: string,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const leave = places.take(ownerId);
  const reader = new AbortController();
  const { outgoing } = c.env;
  const go = () => {
    leave();
    reader.abort();
  };
  outgoing.once('close', go);
  if (outgoing.destroyed) go();
  try {
    return await read(reader.signal);
  } finally {
    go();
  }
}
