import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';

const LONGEST_SLICE = 8;

export interface DatabaseProxy {
  readonly url: string;
  /** Every connection breaks and none can be made. */
  cut(): void;
  /** Each answer comes so much later. */
  slow(ms: number): void;
  /** Answers come in slices of one to eight bytes. */
  slices(): void;
  /** Nothing arrives any more on any connection, and neither side hears that it is over. A new connection is not answered. */
  silent(): void;
  /** New connections work, and open ones that were not silent. */
  mend(): void;
}

interface Faults {
  readonly isCut?: true;
  readonly isSilent?: true;
  readonly isSliced?: true;
  readonly slowMs?: number;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isSilent: boolean;
}

/** A way to the database at `databaseUrl` that can have one fault at a time. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const lines = new Set<Line>();
  let faults: Faults = {};
  const server = createServer((near) => {
    near.setNoDelay().on('error', () => undefined);
    if (faults.isCut) return near.destroy();
    const far = connect(target).on('error', () => undefined);
    const line = { near, far, isSilent: faults.isSilent ?? false };
    lines.add(line);
    void handOn(line, near, far, () => ({}));
    void handOn(line, far, near, () => faults);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    cut() {
      faults = { isCut: true };
      for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy();
      lines.clear();
      server.unref();
    },
    slow(ms) {
      faults = { slowMs: ms };
    },
    slices() {
      faults = { isSliced: true };
    },
    silent() {
      faults = { isSilent: true };
      for (const line of lines) line.isSilent = true;
    },
    mend() {
      faults = {};
    },
  };
}

/** Sends `to` what comes from `from`; when that one ends or breaks, so does the other, unless the line is silent. */
async function handOn(line: Line, from: Socket, to: Socket, faults: () => Faults): Promise<void> {
  const bytes = z.instanceof(Buffer);
  try {
    for await (const chunk of from) {
      const { slowMs, isSliced } = faults();
      if (slowMs) await wait(slowMs);
      for (const part of isSliced ? slicesOf(bytes.parse(chunk)) : [bytes.parse(chunk)]) {
        if (!line.isSilent) to.write(part);
        // Each by itself, or the reader would get them joined.
        if (isSliced) await nextTurn();
      }
    }
  } catch {
    // It broke off: the other side hears the same below.
  }
  if (!line.isSilent) to.destroySoon();
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0, length = 1; at < bytes.length; at += length, length = (length % LONGEST_SLICE) + 1)
    yield bytes.subarray(at, at + length);
}
