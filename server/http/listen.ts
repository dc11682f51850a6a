import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const USUAL_PORT = 3000;
const PORTS_TO_TRY = 50;

/** Where the server answers; `instead` is the port that was taken. */
export interface Listening {
  readonly port: number;
  readonly instead?: number;
}

/** Listens on `port`, else on 3000 or the next free port. @throws Error for the operator if `port` cannot be had. */
export async function listen(server: Server, host: string, port: number | undefined): Promise<Listening> {
  if (port !== undefined) return { port: await listenOn(server, host, port) };
  for (let candidate = USUAL_PORT; candidate < USUAL_PORT + PORTS_TO_TRY; candidate++) {
    const bound = await listenOn(server, host, candidate).catch((error) => {
      if (error instanceof PortTaken) return undefined;
      throw error;
    });
    if (bound !== undefined) return bound === USUAL_PORT ? { port: bound } : { port: bound, instead: USUAL_PORT };
  }
  throw new Error(`No port from ${USUAL_PORT} to ${USUAL_PORT + PORTS_TO_TRY - 1} is free. Set PORT to one that is.`);
}

class PortTaken extends Error {}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(inWords(error, host, port));
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      resolve(portOf(server.address()) ?? port);
    });
  });
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' && address ? address.port : undefined;
}

function inWords(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const cause = { cause: error };
  if (error.code === 'EADDRINUSE')
    return new PortTaken(`Port ${port} is already in use. Stop what uses it, or set PORT to another one.`, cause);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Set PORT to 1024 or more.`, cause);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST ${host} is not an address of this machine.`, cause);
  return error;
}
