import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { AppProcess, bundleApp } from '../../testing/app-process.ts';
import { execute } from '../../testing/database-server.ts';
import { killsOf } from '../../testing/kills.ts';
import { until } from '../../testing/until.ts';
import { isAlive } from './processes.ts';

const ROUNDS = killsOf(4);
const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const root = await mkdtemp(join(tmpdir(), 'bidwright-crash-'));
await chmod(root, 0o755);
const bundle = await bundleApp(await mkdtemp(join(checkout, '.cache', 'crash-')));
afterAll(async () => {
  await Promise.all(apps.map((app) => app.kill('SIGTERM')));
  await rm(root, { recursive: true, force: true });
  await rm(join(bundle, '..'), { recursive: true, force: true });
});

const apps: AppProcess[] = [];
function start(name: string, mode: 'hold' | 'write' = 'hold'): AppProcess {
  const app = new AppProcess(bundle, { mode, dataDir: join(root, name) });
  apps.push(app);
  return app;
}
const postmasterOf = async (name: string) =>
  Number.parseInt(await readFile(join(root, name, 'postgres-18', 'postmaster.pid'), 'utf8'), 10);

describe('an app that is killed at any moment', () => {
  it(
    `loses no stored row in ${ROUNDS} kills, starts again each time and leaves nothing behind`,
    async () => {
      const stored: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const app = start('killed', 'write');
        // Odd rounds end somewhere in the start itself, the others somewhere in the writing.
        if (round % 2 === 0) await until(() => app.stored.length > 2);
        await wait(Math.random() * 300);
        await app.kill('SIGKILL');
        stored.push(...app.stored);
      }
      const last = start('killed');
      const { url } = await last.ready;
      const kept = new Set(await numbersIn(url));
      expect(stored.length).toBeGreaterThan(ROUNDS);
      expect(stored.filter((n) => !kept.has(n))).toEqual([]);

      const postmaster = await postmasterOf('killed');
      await last.kill('SIGTERM');
      await expectGone(postmaster);
      expect((await readdir(join(root, 'killed'))).sort()).toEqual(['postgres-18', 'postgres-18.log']);
    },
    300_000 + ROUNDS * 10_000,
  );
});

describe('two apps on one data folder', () => {
  it('come up together from nothing, share one server, and the last to go stops it', async () => {
    const three = [start('shared'), start('shared'), start('shared')];
    const ready = await Promise.all(three.map((app) => app.ready));
    expect(ready.filter(({ where }) => where.endsWith(', already running')).length).toBe(2);
    expect(new Set(ready.map(({ url }) => url)).size).toBe(1);

    const postmaster = await postmasterOf('shared');
    await three[0]?.kill('SIGTERM');
    await three[1]?.kill('SIGTERM');
    expect(isAlive(postmaster)).toBe(true);
    await three[2]?.kill('SIGTERM');
    await expectGone(postmaster);
  });

  it('take turns cleanly when one goes as the other comes', async () => {
    for (let round = 0; round < 2; round++) {
      const going = start('turns');
      await going.ready;
      const coming = start('turns');
      await Promise.all([going.kill('SIGTERM'), coming.ready]);
      expect(await numberFrom((await coming.ready).url)).toBe(1);
      await coming.kill('SIGTERM');
    }
  });
});

describe('a database server that is killed', () => {
  it('comes back under a running app, which goes on storing and loses nothing', async () => {
    const app = start('server-killed', 'write');
    const { url } = await app.ready;
    for (let round = 0; round < 2; round++) {
      await storesMore(app);
      const killed = await postmasterOf('server-killed');
      process.kill(killed, 'SIGKILL');
      // The file is missing for a moment.
      await until(async () => (await postmasterOf('server-killed').catch(() => killed)) !== killed);
      await until(async () => (await numberFrom(url).catch(() => 0)) === 1);
    }
    await storesMore(app);
    await app.kill('SIGKILL');
    const next = start('server-killed');
    const kept = new Set(await numbersIn((await next.ready).url));
    expect(app.stored.filter((n) => !kept.has(n))).toEqual([]);
    await next.kill('SIGTERM');
  });

  it('comes back also when it is killed as soon as it answers again', async () => {
    const app = start('killed-again');
    const { url } = await app.ready;
    for (let round = 0; round < 4; round++) {
      const killed = await postmasterOf('killed-again');
      process.kill(killed, 'SIGKILL');
      await until(async () => (await postmasterOf('killed-again').catch(() => killed)) !== killed);
      await until(async () => (await numberFrom(url).catch(() => 0)) === 1);
    }
    await app.kill('SIGTERM');
  });

  it('is started by the next app when app and server died together, as in a power cut', async () => {
    const app = start('power-cut', 'write');
    await storesMore(app);
    const postmaster = await postmasterOf('power-cut');
    app.child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await app.ended;

    const next = start('power-cut');
    const { url, where } = await next.ready;
    expect(where).not.toContain('already running');
    const kept = new Set(await numbersIn(url));
    expect(app.stored.filter((n) => !kept.has(n))).toEqual([]);
    await next.kill('SIGTERM');
  });
});

/** A server says that it has stopped a moment before its process ends. */
async function expectGone(pid: number): Promise<void> {
  await until(() => !isAlive(pid));
}

async function storesMore(app: AppProcess): Promise<void> {
  const before = app.stored.length;
  await app.ready;
  await until(() => app.stored.length > before + 20);
}

async function numbersIn(url: string): Promise<string[]> {
  return (await execute(url, 'select n from numbers')).map((row) => String(row.n));
}

async function numberFrom(url: string): Promise<number> {
  return Number((await execute(url, 'select 1 as n'))[0]?.n);
}
