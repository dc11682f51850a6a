import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { App } from './context.ts';
import { setSecurityHeaders } from './security-headers.ts';

export type AppServer = ReturnType<typeof createAppServer>;

/** The server of a process. It can listen before the app is there: what answers can change (`answerBy`). */
export function createAppServer({ appOrigin }: Pick<Config, 'appOrigin'>) {
  let app: App | undefined;
  let isClosing = false;
  const answer: App['fetch'] = (...asked) => app?.fetch(...asked) ?? new Response(null, { status: 503 });
  const isHttps = appOrigin?.startsWith('https:') ?? false;
  const server = createHttpServer({ fetch: answer }, { isHttps, isClosing: () => isClosing });
  const closable = makeClosable(server);
  return {
    server,
    /** Answers every request from now on. Those that have begun are finished by the app that began them. */
    answerBy(next: App): void {
      app = next;
    },
    isClosing: () => isClosing,
    /** See `makeClosable`. */
    close(graceMs: number): Promise<void> {
      isClosing = true;
      return closable.close(graceMs);
    },
  };
}

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

/** Drops a connection on which nothing has moved, unless its request is still worked on. */
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

const CLOSING_EVERY_MS = 50;
/** Each turn of the event loop accepts one connection that waits; more than these never wait on a process that works. */
const MOST_WAITING = 200;

/**
 * Graceful shutdown of an HTTP server: it ends without cutting anything off. Node's own `close` and `closeIdleConnections` do:
 * they take a connection for idle as soon as `end` was called on its answer, though much of it may still be on its way. Call it
 * before the server listens.
 */
export function makeClosable(server: Server) {
  const idle = new Set<Socket>();
  const answering = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      idle.delete(socket);
      answering.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    // All of it is with the system, or its reader has gone.
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (socket.destroyed) return;
      answering.set(socket, left);
      if (left === 0) idle.add(socket);
    });
  });
  return {
    /**
     * Takes no new connections; settles when the last one has gone. Those that are idle are closed after `graceMs`: until then a
     * proxy may still send a request on one, which is answered with `Connection: close`.
     */
    async close(graceMs: number): Promise<void> {
      // A connection that the system has accepted and Node has not is cut when the port is closed.
      for (let turn = 0; turn < MOST_WAITING; turn++) await nextTurn();
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const closesAt = performance.now() + graceMs;
      const closing = setInterval(() => {
        if (performance.now() < closesAt) return;
        for (const socket of idle) socket.destroySoon();
      }, CLOSING_EVERY_MS);
      await closed;
      clearInterval(closing);
    },
  };
}
