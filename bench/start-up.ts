// From the command to the first answer, on the built server: with a database to make, with one that is there, after `kill -9` of the
// app, and after `kill -9` of the database. The installation has settings of its own, so that its pages are not those of the build.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/ports.ts';
import { isBuilt, MAIN } from './built-app.ts';
import { median, row } from './figures.ts';

const TIMES = 5;
const ASK_EVERY_MS = 5;

export async function benchStartUp(): Promise<void> {
  if (!isBuilt()) return row('start-up', 'not measured: run `npm run build` first');
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  // For the database's own account.
  await chmod(dataDir, 0o755);
  try {
    await benchIn(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchIn(dataDir: string): Promise<void> {
  let app = await start(dataDir);
  row('start-up, empty folder', inWords([app]));
  const next: Start[] = [];
  const killed: Start[] = [];
  for (let n = 0; n < TIMES; n++) {
    await end(app.child, 'SIGTERM');
    app = await start(dataDir);
    next.push(app);
  }
  row('start-up, next ones', inWords(next));
  for (let n = 0; n < TIMES; n++) {
    await end(app.child, 'SIGKILL');
    app = await start(dataDir);
    killed.push(app);
  }
  row('start-up after kill -9', inWords(killed));
  const back: number[] = [];
  for (let n = 0; n < TIMES; n++) back.push(await databaseBack(dataDir, app.origin));
  row('back after a killed database', `${median(back).toFixed(0)} ms, the longest ${Math.max(...back).toFixed(0)} ms`);
  await end(app.child, 'SIGTERM');
}

interface Start {
  readonly child: ChildProcess;
  readonly origin: string;
  /** From the start of the process to the first answer, to the front page, and to readiness. */
  readonly firstMs: number;
  readonly pageMs: number;
  readonly readyMs: number;
  /** Processor time until the first answer, with all threads. Linux alone. */
  readonly cpuMs: number;
}

async function start(dataDir: string): Promise<Start> {
  const port = await freePort(39_000);
  const origin = `http://127.0.0.1:${port}`;
  const settings = { NODE_ENV: 'production', APP_ORIGIN: 'https://bidwright.example', LOG_LEVEL: 'silent' };
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), ...settings };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const since = async (path: string) => {
    await answered(`${origin}${path}`);
    return performance.now() - startedAt;
  };
  const firstMs = await since('/healthz');
  const cpuMs = await cpuOf(child.pid ?? 0);
  const pageMs = await since('/');
  return { child, origin, firstMs, cpuMs, pageMs, readyMs: await since('/readyz') };
}

/** Milliseconds from the death of the database to an app that is ready again. */
async function databaseBack(dataDir: string, origin: string): Promise<number> {
  const [postmaster] = (await readFile(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8')).split('\n');
  const killedAt = performance.now();
  process.kill(Number(postmaster), 'SIGKILL');
  while (await isReady(`${origin}/readyz`)) await wait(ASK_EVERY_MS);
  await answered(`${origin}/readyz`);
  return performance.now() - killedAt;
}

async function answered(url: string): Promise<void> {
  while (!(await isReady(url))) await wait(ASK_EVERY_MS);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields 14 and 15, in hundredths of a second; the second field is a name that may hold spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

function inWords(starts: readonly Start[]): string {
  const of = (ms: (start: Start) => number) => median(starts.map(ms)).toFixed(0);
  const times = `${of(({ firstMs }) => firstMs)} ms, front page ${of(({ pageMs }) => pageMs)} ms, ready ${of(({ readyMs }) => readyMs)} ms`;
  return `first answer ${times}; ${of(({ cpuMs }) => cpuMs)} ms of CPU before the first (median of ${starts.length})`;
}
