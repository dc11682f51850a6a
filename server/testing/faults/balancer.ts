import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { until } from '../until.ts';

const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;

/** Balancers that have a file in `deploy/`, and how each runs in the foreground. */
export const BALANCERS = {
  haproxy: { file: 'haproxy.cfg', args: (file: string) => ['-db', '-f', file] },
  nginx: {
    file: 'nginx.conf',
    args: (file: string, folder: string) => ['-p', folder, '-e', 'stderr', '-g', 'daemon off;', '-c', file],
  },
} as const;

/** Ports of the two processes behind a balancer, and its own. */
export interface BalancerPorts {
  readonly own: number;
  readonly first: number;
  readonly second: number;
}

/** Starts the program with its file of `deploy/`, in which only the ports are others. It is ended with the test. */
export async function startBalancer(program: keyof typeof BALANCERS, ports: BalancerPorts): Promise<void> {
  const { file, args } = BALANCERS[program];
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-balancer-'));
  await chmod(folder, 0o755);
  const text = await readFile(fileURLToPath(new URL(`../../../deploy/${file}`, import.meta.url)), 'utf8');
  const path = join(folder, file);
  const moved = [
    ['127.0.0.1:8080', ports.own],
    ['127.0.0.1:3001', ports.first],
    ['127.0.0.1:3002', ports.second],
  ] as const;
  await writeFile(
    path,
    moved.reduce((all, [from, to]) => all.replace(from, `127.0.0.1:${to}`), text),
  );
  const child = spawn(program, args(path, folder), { env: { PATH }, stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.own}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(answers);
}
