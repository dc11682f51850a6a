import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { getuid } from 'node:process';
import { unlessExists } from './files.ts';
import type { Installation } from './installation.ts';

const USER = 'bidwright';
const SOCKET_PORT = 5432;
// A socket's path may be 107 bytes long on Linux and 103 on macOS; the file's own name takes 15 of them.
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = `/.s.PGSQL.${SOCKET_PORT}`;

/** How apps reach the server, and the server's options to listen there. */
export interface Address {
  readonly url: string;
  readonly listen: Readonly<Record<string, string>>;
  /** The server's lock file beside its socket. */
  readonly socketLock?: string;
}

export const superuser = USER;

export async function addressOf(installation: Installation): Promise<Address> {
  return installation.transport === 'socket' ? socketAddress(installation) : tcpAddress(installation);
}

/** A socket in a folder that only the server's own account may enter: every connection is trusted. */
async function socketAddress(installation: Installation): Promise<Address> {
  const folder = await socketFolder(installation);
  return {
    url: `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}&port=${SOCKET_PORT}`,
    listen: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: String(SOCKET_PORT),
    },
    socketLock: `${folder}${SOCKET_NAME}.lock`,
  };
}

async function socketFolder(installation: Installation): Promise<string> {
  if (
    Buffer.byteLength(installation.cluster + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES &&
    !installation.cluster.includes(',')
  )
    return installation.cluster;
  const folder = `/tmp/bidwright-${createHash('sha256').update(installation.cluster).digest('hex').slice(0, 16)}`;
  const ownerUid = installation.account?.uid ?? getuid?.();
  const isNew = await unlessExists(mkdir(folder, { mode: 0o700 }));
  if (isNew && installation.account) await chown(folder, installation.account.uid, installation.account.gid);
  const { uid, mode } = await lstat(folder);
  // Everybody may write to /tmp: a folder that someone else put there first is not trusted.
  if (uid !== ownerUid || (mode & 0o170777) !== 0o040700)
    throw new Error(`${folder} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`);
  return folder;
}

/** Where there are no sockets with owners (Windows): a port of the loopback address, with a password kept beside the data. */
async function tcpAddress(installation: Installation): Promise<Address> {
  const password = (await readFile(passwordFile(installation), 'utf8').catch(() => '')).trim();
  const port = (await portOfRunning(installation)) ?? (await freePort());
  return {
    url: `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`,
    listen: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
  };
}

export function passwordFile(installation: Installation): string {
  return join(dirname(installation.cluster), 'postgres-18.password');
}

export async function makePassword(installation: Installation): Promise<void> {
  const options = { flag: 'wx', mode: 0o600 };
  await unlessExists(writeFile(passwordFile(installation), randomBytes(24).toString('base64url'), options));
  if (installation.account) await chown(passwordFile(installation), installation.account.uid, installation.account.gid);
}

/** The fourth line of postmaster.pid. A server that is gone leaves it there, and its port serves again if it is free. */
async function portOfRunning(installation: Installation): Promise<number | undefined> {
  const lines = (await readFile(join(installation.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[3]) || undefined;
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : fail(new Error('no free port')),
      );
    });
  });
}
