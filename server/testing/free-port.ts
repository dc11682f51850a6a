import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that is free now. It is below those that systems give to connections going out: one of these could be taken by the time the
 * program listens, and again while it is being restarted.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
