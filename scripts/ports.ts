import { createServer } from 'node:net';

/** `wanted` when nothing listens there on this machine, else the next port that is free. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ports ${wanted} to ${wanted + 99} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
