import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:process';
import { type Account, accountFor, canEnter, isRoot } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { displayPath, exists, hasCode, makeOpenFolder } from './files.ts';

/** Where one embedded server lives and who runs it. The same for every app that is given the same data folder. */
export interface Installation {
  readonly cluster: string;
  readonly lockFile: string;
  readonly logFile: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly transport: 'socket' | 'tcp';
  /** For the operator: what is not where one would look for it. */
  readonly notes: readonly string[];
}

/** The system's folders that root may use, and the transport; other values are for tests. */
export interface InstallationOptions {
  readonly systemData?: string;
  readonly systemCache?: string;
  readonly transport?: 'socket' | 'tcp';
}

const CLUSTER = 'postgres-18';

export async function chooseInstallation(dataDir: string, options: InstallationOptions = {}): Promise<Installation> {
  const asked = await makeFolder(dataDir);
  const account = isRoot() ? await accountFor(join(asked, CLUSTER)) : undefined;
  const systemData = options.systemData ?? '/var/lib/bidwright';
  const base = account ? await baseFor(account, asked, systemData) : asked;
  const cache = account ? (options.systemCache ?? '/var/cache/bidwright') : join(base, 'programs');
  const binaries = await findBinaries(account, cache);
  return {
    cluster: join(base, CLUSTER),
    lockFile: join(base, `${CLUSTER}.lock`),
    logFile: join(base, `${CLUSTER}.log`),
    account,
    binaries,
    transport: options.transport ?? (platform === 'win32' ? 'tcp' : 'socket'),
    notes: notesOn(asked, base, account, binaries),
  };
}

async function makeFolder(path: string): Promise<string> {
  try {
    await makeOpenFolder(path);
    return await realpath(path);
  } catch (cause) {
    if (!hasCode(cause, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw cause;
    throw new Error(`The data folder ${path} cannot be made or entered. Set DATA_DIR to a folder that can.`, { cause });
  }
}

/**
 * Root's home is closed to the account that the server drops to, and a checkout often lies there: the data then lives in
 * the system's folder, under a name that belongs to the asked path. A cluster that exists is never left for a new one.
 */
async function baseFor(account: Account, asked: string, systemData: string): Promise<string> {
  const away = join(systemData, createHash('sha256').update(asked).digest('hex').slice(0, 16));
  if (await exists(join(away, CLUSTER))) return away;
  if (await canEnter(account, asked)) return asked;
  if (await exists(join(asked, CLUSTER)))
    throw new Error(
      `${join(asked, CLUSTER)} holds the database, but ${account.name}, who runs it, may not enter there.`,
    );
  await makeOpenFolder(away);
  return away;
}

function notesOn(asked: string, base: string, account: Account | undefined, binaries: Binaries): string[] {
  const notes: string[] = [];
  if (base !== asked)
    notes.push(`${account?.name} may not enter ${displayPath(asked)}, so the data is kept in ${base}`);
  if (binaries.isCopy) notes.push(`PostgreSQL's programs were copied to ${binaries.folder}`);
  return notes;
}
