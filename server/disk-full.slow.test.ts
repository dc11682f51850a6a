import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMain } from './testing/main-process.ts';
import { until } from './testing/until.ts';

const MB = 1024 * 1024;

/** A folder with so little room that a test can fill it. Only root may make one. */
async function smallDisk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0777', 'tmpfs', folder]);
  onTestFinished(async () => {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

async function fill(folder: string): Promise<void> {
  for (const size of [MB, 64 * 1024, 4096]) {
    for (let n = 0, isFull = false; !isFull; n += 1) {
      isFull = await writeFile(join(folder, `filling-${size}-${n}`), Buffer.alloc(size)).then(
        () => false,
        () => true,
      );
    }
  }
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(canMount)('with a full disk it is not ready and says why, and is ready again when there is room', async () => {
  const folder = await smallDisk();
  const { origin } = startMain({ PORT: '0', DATA_DIR: join(folder, 'data') });
  const address = await origin;
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, await answer.text()] as const;
  };
  await until(async () => (await ready())[0] === 200);
  const filling = join(folder, 'filling');
  execFileSync('mkdir', [filling]);
  await fill(filling);
  await until(async () => (await ready())[1].includes('The database cannot write: its disk is full.'));
  expect((await ready())[0]).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('database_writable 0');
  await rm(filling, { recursive: true });
  await until(async () => (await ready())[0] === 200);
});
