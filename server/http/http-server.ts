import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './context.ts';
import { setSecurityHeaders } from './security-headers.ts';

// With Node's own defaults 400 connections that send a byte now and then are all held open; with these all are dropped.
// They bound how long a request may take to arrive and do not touch a long answer.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const CHECKING_INTERVAL_MS = 1_000;
// Longer than the idle time of common proxies, so that it is they who close first.
const KEEP_ALIVE_MS = 65_000;
// A connection on which nothing has moved: its reader does not read. Streams send a heartbeat more often than this.
const STALLED_MS = 30_000;
// Nothing moves either while an answer in one piece is worked on. A proposal takes 60 s at most, and up to 10 s to be stored.
const LONGEST_WORK_MS = 90_000;

export interface HttpServerOptions {
  readonly isHttps: boolean;
  /** Says that connections should not be kept for more requests. */
  readonly isClosing: () => boolean;
  readonly stalledMs?: number;
  /** How long a request may be worked on before anything is answered. */
  readonly longestWorkMs?: number;
}

/** A Node server that answers with `app` and drops who does not send or read on. */
export function createHttpServer(app: Pick<App, 'fetch'>, options: HttpServerOptions): Server {
  const answer = getRequestListener(app.fetch);
  const stalledMs = options.stalledMs ?? STALLED_MS;
  const longestWorkMs = options.longestWorkMs ?? LONGEST_WORK_MS;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKING_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      setSecurityHeaders(response, options.isHttps);
      if (isForTwoHosts(request)) {
        response.writeHead(400, { Connection: 'close' }).end();
        return;
      }
      if (options.isClosing()) response.setHeader('Connection', 'close');
      dropWhenStalled(request, response, { stalledMs, worksUntil: performance.now() + longestWorkMs });
      // It answers every failure itself and never rejects.
      void answer(request, response);
    },
  );
  server.setTimeout(stalledMs);
  return server;
}

/**
 * Node takes the first of two Host headers, and a proxy in front may go by the last. Source:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function isForTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/**
 * Drops a connection on which nothing has moved, unless that is because its request is still worked on: then there is nothing
 * that its reader could take.
 */
function dropWhenStalled(
  request: IncomingMessage,
  response: ServerResponse,
  { stalledMs, worksUntil }: { readonly stalledMs: number; readonly worksUntil: number },
): void {
  response.on('timeout', (socket: Socket) => {
    const isWorkedOn = request.complete && !response.headersSent;
    if (isWorkedOn && performance.now() < worksUntil) socket.setTimeout(stalledMs);
    else socket.destroy();
  });
}
