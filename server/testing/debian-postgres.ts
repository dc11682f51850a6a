import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { accountFor } from '../db/embedded/account.ts';
import { execute } from './database-server.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const FOLDER = '/usr/lib/postgresql';

/** Another PostgreSQL than the embedded one, on a port of its own, empty. */
export interface OtherPostgres {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The folder of Debian's newest PostgreSQL; undefined when the package `postgresql` is not installed. */
export function debianPostgres(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const [newest] = readdirSync(FOLDER).sort((a, b) => Number(b) - Number(a));
  const bin = join(FOLDER, newest ?? '', 'bin');
  return existsSync(join(bin, 'postgres')) ? bin : undefined;
}

/** Starts the PostgreSQL whose programs are in `bin`, with a password, over TCP; `env` is for the server alone. */
export async function startPostgres(bin: string, env: Record<string, string> = {}): Promise<OtherPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-pg-'));
  const account = getuid?.() === 0 ? await accountFor('/nowhere') : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  const run = (program: string, args: readonly string[]) =>
    spawn(join(bin, program), args, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(program === 'postgres' && env) },
      ...(account && { uid: account.uid, gid: account.gid }),
    });
  const data = join(folder, 'data');
  const [code] = await once(
    run('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']),
    'close',
  );
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  const server = run('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ]);
  const ended = once(server, 'close');
  const url = `postgresql://tester@127.0.0.1:${port}/postgres`;
  await until(() =>
    execute(url, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    port,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
