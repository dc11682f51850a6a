import { ApiError, failureOf } from './api-error.ts';
import { refusalOf } from './call.ts';
import { eventsIn, type ServerEvent, watchForSilence } from './event-stream.ts';
import { isOffline, pause, whenOnline } from './network.ts';
import { withToken } from './token.ts';

export type Connection = 'connected' | 'reconnecting' | 'offline';

export interface Followed {
  /** Asks for the stream. `attempt` counts from 0; later ones ask for what is missing. Undefined: there is no way to go on. */
  readonly request: (attempt: number, signal: AbortSignal) => Request | undefined;
  /** True for the event after which nothing more comes. */
  readonly isLast: (event: ServerEvent) => boolean;
  /** True for an event that brings the stream on. Others do not: a server that only greets and hangs up is not asked for ever. */
  readonly isProgress: (event: ServerEvent) => boolean;
  readonly signal: AbortSignal;
  readonly onConnection?: (connection: Connection) => void;
  /** Waits between attempts; once they are used up the failure is thrown. Progress restarts them. */
  readonly delaysMs?: readonly number[];
  /** A connection without a byte for so long counts as broken. */
  readonly silenceMs?: number;
}

const DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
const SILENCE_MS = 20_000;

/**
 * Yields the events of a stream to its last one, over as many connections as that takes. Without a network it waits for
 * one, however long that is.
 * @throws ApiError when the server refuses, or when it cannot be reached any more; the signal's reason when it is aborted.
 */
export async function* follow(source: Followed): AsyncGenerator<ServerEvent, void> {
  const delaysMs = source.delaysMs ?? DELAYS_MS;
  let failures = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const event of oneConnection(source, attempt)) {
        if (source.isProgress(event)) failures = 0;
        yield event;
        if (source.isLast(event)) return;
      }
      throw new ApiError(isOffline() ? 'offline' : 'unreachable');
    } catch (caught) {
      const error = failureOf(caught, source.signal);
      const delayMs = delaysMs[failures];
      if (!isWorthAnother(error) || delayMs === undefined || !canGoOn(source, attempt)) throw error;
      failures += 1;
      await waitForTurn(source, delayMs);
    }
  }
}

async function* oneConnection(source: Followed, attempt: number): AsyncGenerator<ServerEvent, void> {
  const silence = watchForSilence(source.silenceMs ?? SILENCE_MS);
  const signal = AbortSignal.any([source.signal, silence.signal]);
  try {
    const request = source.request(attempt, signal);
    if (!request) throw new ApiError('unreachable');
    const response = await fetch(await withToken(request));
    if (!response.ok) throw await refusalOf(response);
    if (!response.body) throw new ApiError('unreadable', { status: response.status });
    source.onConnection?.('connected');
    yield* eventsIn(response.body.pipeThrough(silence.heard));
  } finally {
    silence.end();
  }
}

/** A refusal is final; a broken connection is not, and neither is a server that is just starting again. */
function isWorthAnother(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.failure === 'refused') return error.code === 'SERVICE_UNAVAILABLE';
  return error.failure !== 'unreadable';
}

function canGoOn(source: Followed, attempt: number): boolean {
  return source.request(attempt + 1, source.signal) !== undefined;
}

async function waitForTurn({ signal, onConnection }: Followed, delayMs: number): Promise<void> {
  if (isOffline()) {
    onConnection?.('offline');
    await whenOnline(signal);
  }
  onConnection?.('reconnecting');
  await pause(delayMs, signal);
}
