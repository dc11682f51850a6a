import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface DatabaseProxy {
  readonly url: string;
  /** Every connection breaks and none can be made. */
  cut(): void;
  mend(): void;
}

/** A line to the database at `databaseUrl` that can be cut. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((s) => s.destroy()));
    }
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
      open.clear();
      server.unref();
    },
    mend() {
      isCut = false;
    },
  };
}
