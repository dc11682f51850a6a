import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { accountFor } from '../db/embedded/account.ts';
import { execute } from './database-server.ts';
import { freePort } from './debian-postgres.ts';
import { until } from './until.ts';

/** Debian's PgBouncer in transaction mode before the database at `url`, until the test ends; answers the url to use instead. */
export async function startPgBouncer(url: string, serverConnections: number): Promise<string> {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-bouncer-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${port} user=${user} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  );
  // It refuses to run as root, and the embedded server's socket is for one account.
  const account = getuid?.() === 0 ? await accountFor('/nowhere') : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  const child = spawn('/usr/sbin/pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const pooled = `postgresql://${user}@127.0.0.1:${own}/${database}`;
  await until(() =>
    execute(pooled, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return pooled;
}
