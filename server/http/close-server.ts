import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const CLOSING_EVERY_MS = 50;
/** Each turn of the event loop accepts one connection that waits; more than these never wait on a process that works. */
const MOST_WAITING = 200;

/**
 * Takes no new connections; settles when the last one has gone. Those that are idle are closed after `graceMs`: until then a proxy
 * may still send a request on one, which is answered with `Connection: close`. Node's own `close` ends them at once, and a request
 * that is on its way then fails.
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  // A connection that the system has accepted and Node has not is cut when the port is closed.
  for (let turn = 0; turn < MOST_WAITING; turn++) await nextTurn();
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const closesAt = performance.now() + graceMs;
  const closing = setInterval(() => {
    if (performance.now() >= closesAt) server.closeIdleConnections();
  }, CLOSING_EVERY_MS);
  await closed;
  clearInterval(closing);
}
