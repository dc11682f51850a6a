import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A server on a free port of this machine, without a handler yet. */
export async function listen(host: string): Promise<{ server: Server; url: string }> {
  const server = createServer();
  // Connections stay open until the client ends them: one closed here may be in use again.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, host), 'listening');
  // It does not keep the process alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}` };
}

/** The names of this machine: emulators send to and listen on nothing else. */
export function isLoopback(host: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
