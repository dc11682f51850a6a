import { vi } from 'vitest';

export type Answer = Response | 'unreachable' | ((request: Request) => Response);

/** Replaces the network: answers each request with the next of `answers` and remembers what was asked. */
export function fakeServer(...answers: Answer[]): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    const answer = answers.shift() ?? 'unreachable';
    request.signal.throwIfAborted();
    if (answer === 'unreachable') throw new TypeError('fetch failed');
    return typeof answer === 'function' ? answer(request) : answer;
  });
  return asked;
}

export function jsonAnswer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** `end` says what becomes of the connection after the last event. */
export function streamAnswer(events: [event: string, data: unknown][], end: 'close' | 'break' | 'hang' = 'close') {
  return ({ signal }: Request): Response => {
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        for (const [event, data] of events) {
          out.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        }
        if (end === 'close') out.close();
        signal.addEventListener('abort', () => out.error(signal.reason));
      },
      pull(out) {
        // Only now: an error thrown earlier would take the queued events with it.
        if (end === 'break') out.error(new TypeError('network error'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
