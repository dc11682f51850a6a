import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from './debian-postgres.ts';
import { runProgram } from './programs.ts';
import { until } from './until.ts';

export type BalancerName = 'haproxy' | 'nginx';

const FILES = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf' } as const;
const CHECKS = { haproxy: ['-c', '-f'], nginx: ['-t', '-c'] } as const;

/** The configuration of `deploy/` with other ports: what listens, and the two processes behind. */
async function configuration(name: BalancerName, ports: readonly [number, number, number]): Promise<string> {
  const text = await readFile(fileURLToPath(new URL(`../../deploy/${FILES[name]}`, import.meta.url)), 'utf8');
  const [own, first, second] = ports;
  return text
    .replace('127.0.0.1:8080', `127.0.0.1:${own}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`);
}

/** Checks the file of `deploy/` as the program does; answers what it complains about. */
export function complaintsAbout(name: BalancerName): string {
  const file = fileURLToPath(new URL(`../../deploy/${FILES[name]}`, import.meta.url));
  const { status, stdout, stderr } = runProgram(name, [
    ...(name === 'nginx' ? ['-p', tmpdir()] : []),
    ...CHECKS[name],
    file,
  ]);
  return status === 0 && !/warn|alert|emerg/i.test(stderr) ? '' : `${stdout}${stderr}`;
}

/** Starts it before two processes of the app until the test ends; answers its origin. */
export async function startBalancer(name: BalancerName, apps: readonly [number, number]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-balancer-'));
  const own = await freePort();
  const file = join(folder, FILES[name]);
  await writeFile(file, await configuration(name, [own, ...apps]));
  const args =
    name === 'haproxy'
      ? ['-db', '-f', file]
      : ['-p', folder, '-c', file, '-g', 'daemon off;', '-e', join(folder, 'errors')];
  const child = spawn(name, args, { stdio: 'ignore', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${own}`;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  await until(() => {
    if (hasEnded) throw new Error(`${name} ended at once: run it with ${file}`);
    return isReady(origin);
  });
  return origin;
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
