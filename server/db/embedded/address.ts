import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { getuid } from 'node:process';
import { unlessExists } from './files.ts';
import type { Site } from './site.ts';

const USER = 'bidwright';
const SOCKET_PORT = 5432;
// A socket's path may be 107 bytes long on Linux and 103 on macOS; the file's own name takes 15 of them.
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = `/.s.PGSQL.${SOCKET_PORT}`;

/** How apps reach the server, and the server's options to listen there. */
export interface Address {
  readonly url: string;
  readonly listen: Readonly<Record<string, string>>;
}

export const superuser = USER;

export async function addressOf(site: Site): Promise<Address> {
  return site.transport === 'socket' ? socketAddress(site) : tcpAddress(site);
}

/** A socket in a folder that only the server's own account may enter: every connection is trusted. */
async function socketAddress(site: Site): Promise<Address> {
  const folder = await socketFolder(site);
  return {
    url: `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}&port=${SOCKET_PORT}`,
    listen: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: String(SOCKET_PORT),
    },
  };
}

async function socketFolder(site: Site): Promise<string> {
  if (Buffer.byteLength(site.cluster + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES && !site.cluster.includes(','))
    return site.cluster;
  const folder = `/tmp/bidwright-${createHash('sha256').update(site.cluster).digest('hex').slice(0, 16)}`;
  const ownerUid = site.account?.uid ?? getuid?.();
  const isNew = await unlessExists(mkdir(folder, { mode: 0o700 }));
  if (isNew && site.account) await chown(folder, site.account.uid, site.account.gid);
  const { uid, mode } = await lstat(folder);
  // Everybody may write to /tmp: a folder that someone else put there first is not trusted.
  if (uid !== ownerUid || (mode & 0o170777) !== 0o040700)
    throw new Error(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
  return folder;
}

/** Where there are no sockets with owners (Windows): a port of the loopback address, with a password kept beside the data. */
async function tcpAddress(site: Site): Promise<Address> {
  const password = (await readFile(passwordFile(site), 'utf8').catch(() => '')).trim();
  const port = (await portOfRunning(site)) ?? (await freePort());
  return {
    url: `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`,
    listen: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
  };
}

export function passwordFile(site: Site): string {
  return join(dirname(site.cluster), 'postgres-18.password');
}

export async function makePassword(site: Site): Promise<void> {
  const options = { flag: 'wx', mode: 0o600 };
  await unlessExists(writeFile(passwordFile(site), randomBytes(24).toString('base64url'), options));
  if (site.account) await chown(passwordFile(site), site.account.uid, site.account.gid);
}

/** The fourth line of postmaster.pid. A server that is gone leaves it there, and its port serves again if it is free. */
async function portOfRunning(site: Site): Promise<number | undefined> {
  const lines = (await readFile(join(site.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
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
