import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A server on a free port of this machine, which answers nothing yet. */
export async function listen(host: string): Promise<{ server: Server; url: string }> {
  const server = createServer();
  // Connections stay until the other side ends them: one closed from here may be the one that is just used again.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, host), 'listening');
  // Nothing but the app's own work keeps a process alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}` };
}
