import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const CLOSING_EVERY_MS = 50;
/** Each turn of the event loop accepts one connection that waits; more than these never wait on a process that works. */
const MOST_WAITING = 200;

export interface ClosableServer {
  /**
   * Takes no new connections; settles when the last one has gone. Those that are idle are closed after `graceMs`: until then a
   * proxy may still send a request on one, which is answered with `Connection: close`.
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Graceful shutdown of an HTTP server: it ends without cutting anything off. Node's own `close` and `closeIdleConnections` do:
 * they take a connection for idle as soon as `end` was called on its answer, though much of it may still be on its way. Call it
 * before the server listens.
 */
export function makeClosable(server: Server): ClosableServer {
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
    async close(graceMs) {
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
