import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../failure.ts';
import type { Account } from './account.ts';
import { addressOf, makePassword, passwordFile, superuser } from './address.ts';
import { exists, uniqueName } from './files.ts';
import type { Installation } from './installation.ts';
import { withLock } from './lock.ts';
import { isRunning, type Launched, lastWords, launch } from './postmaster.ts';
import { run } from './processes.ts';

const MAX_START_MS = 60_000;
// After a kill -9 of the server its children live on for a moment and hold its shared memory.
const MAX_RELEASE_MS = 15_000;
const STILL_HELD = /shared memory block|lock file|is still in use|still running/;

export interface Up {
  readonly url: string;
  /** An open connection: while an app holds one, no other app stops the server. */
  readonly client: pg.Client;
  /** Resolves when that connection has ended, also when it did before anybody looked. */
  readonly ended: Promise<void>;
  readonly isAdopted: boolean;
}

/** Connects to the installation's server; makes and starts it first when need be. Any number of apps may ask at the same moment. */
export function bringUp(installation: Installation, settings: Readonly<Record<string, string>>): Promise<Up> {
  return withLock(installation.lockFile, async () => {
    await makeCluster(installation);
    const address = await addressOf(installation);
    const startedAt = performance.now();
    let launched: Launched | undefined;
    for (;;) {
      const found = await knock(address.url);
      if (typeof found === 'object') return { url: address.url, ...found, isAdopted: !launched };
      const waitedMs = performance.now() - startedAt;
      if (waitedMs > MAX_START_MS) throw await givingUp(installation, 'did not answer');
      if (launched?.ended) await checkIsHeld(installation, waitedMs);
      const isOnItsWay = found === 'starting' || (launched && !launched.ended) || (await isRunning(installation));
      if (!isOnItsWay) {
        // Nobody runs it: a lock that a kill has left would keep it waiting while the process that it names is not quite gone, or
        // another one has its number.
        if (address.socketLock) await rm(address.socketLock, { force: true });
        launched = launch(installation, { ...settings, ...address.listen });
      }
      await wait(launched?.ended ? 100 : 20);
    }
  });
}

/** An open connection, or why there is none: nobody listens, or someone does but serves nobody now. */
async function knock(url: string): Promise<Pick<Up, 'client' | 'ended'> | 'down' | 'starting'> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'bidwright supervisor',
  });
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    return { client, ended };
  } catch (error) {
    await client.end().catch(() => undefined);
    return meaningOf(error);
  }
}

function meaningOf(error: unknown): 'down' | 'starting' {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'down';
    // Starting, recovering or shutting down; a connection that broke off means the same.
    case '57P03':
    case '57P01':
    case 'ECONNRESET':
    case 'EPIPE':
    case undefined:
      return 'starting';
    default:
      throw error;
  }
}

async function checkIsHeld(installation: Installation, waitedMs: number): Promise<void> {
  if (waitedMs > MAX_RELEASE_MS || !STILL_HELD.test(await lastWords(installation)))
    throw await givingUp(installation, 'could not start');
}

async function givingUp(installation: Installation, what: string): Promise<Error> {
  const words = await lastWords(installation);
  return new Error(
    `The embedded database in ${installation.cluster} ${what}. Set DATABASE_URL to use another one.\n${words}`,
  );
}

/** Makes the cluster when there is none, under another name first: one that has its name is whole. Needs the lock. */
async function makeCluster(installation: Installation): Promise<void> {
  await removeLeftovers(installation);
  if (await exists(join(installation.cluster, 'PG_VERSION'))) return;
  if (installation.transport === 'tcp') await makePassword(installation);
  const making = uniqueName(installation.cluster);
  await mkdir(making, { mode: 0o700 });
  if (installation.account) await giveTo(installation.account, making);
  const made = await run(installation.binaries.initdb, initdbArguments(installation, making), installation.account);
  if (!made.ok) {
    await rm(making, { recursive: true, force: true });
    throw new Error(`The embedded database could not be made in ${installation.cluster}. Set DATABASE_URL to use another one.
${made.output}`);
  }
  await rename(making, installation.cluster);
}

/** In a container without the rights of root, root may own files but not give them away. */
async function giveTo({ name, uid, gid }: Account, path: string): Promise<void> {
  await chown(path, uid, gid).catch((cause: unknown) => {
    const why = `PostgreSQL does not run as root, and this root may not act for the account "${name}".`;
    throw new Error(`${why} Start Bidwright as an ordinary user, or set DATABASE_URL.`, { cause });
  });
}

function initdbArguments(installation: Installation, folder: string): string[] {
  const access =
    installation.transport === 'socket'
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile(installation)}`];
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    ...access,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
}

async function removeLeftovers(installation: Installation): Promise<void> {
  const base = dirname(installation.cluster);
  const prefix = `${basename(installation.cluster)}.making-`;
  const leftovers = (await readdir(base)).filter((name) => name.startsWith(prefix));
  await Promise.all(leftovers.map((name) => rm(join(base, name), { recursive: true, force: true })));
}
