import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { makePassword, passwordFile, superuser } from './address.ts';
import { exists, uniqueName } from './files.ts';
import type { Installation } from './installation.ts';
import { run } from './processes.ts';

/**
 * Makes the cluster when there is none. It is made under another name and then renamed, so a cluster that has its name is
 * whole; what a crash left half made is removed. Call it under the installation's lock.
 */
export async function makeCluster(installation: Installation): Promise<void> {
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
