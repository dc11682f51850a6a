import type { AppContext } from './context.ts';

/** Aborted when the request is over: it was answered, or its client has gone. */
export function signalOfClose({ env: { outgoing } }: AppContext): AbortSignal {
  const closing = new AbortController();
  if (outgoing.destroyed) closing.abort();
  else outgoing.once('close', () => closing.abort());
  return closing.signal;
}
