// From the command to the first answer, on the built server: with a database to make, with one that is there, after `kill -9` of the
// app, and after `kill -9` of the database. The installation has settings of its own, so that its pages are not those of the build.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { isBuilt, MAIN } from './built-app.ts';
import { median, row } from './figures.ts';

const TIMES = 5;
const DATABASE_KILLS = 10;
const WIDTH = 16;
const ASK_EVERY_MS = 5;

export async function benchStartUp(): Promise<void> {
  if (!isBuilt('start-up')) return;
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
  row(`start-up, medians of ${TIMES}`, COLUMNS.map(({ name }) => name.padStart(WIDTH)).join(''));
  let app = await start(dataDir);
  row('  empty folder', figuresOf([app]));
  const next: Start[] = [];
  const killed: Start[] = [];
  for (let n = 0; n < TIMES; n++) {
    await end(app.child, 'SIGTERM');
    app = await start(dataDir);
    next.push(app);
  }
  row('  after a normal end', figuresOf(next));
  for (let n = 0; n < TIMES; n++) {
    await end(app.child, 'SIGKILL');
    app = await start(dataDir);
    killed.push(app);
  }
  row('  after kill -9', figuresOf(killed));
  row('  goals after kill -9', COLUMNS.map(({ goal }) => goal.padStart(WIDTH)).join(''));
  const back: number[] = [];
  for (let n = 0; n < DATABASE_KILLS; n++) back.push(await databaseBack(dataDir, app.origin));
  const longest = `the longest of ${DATABASE_KILLS} ${Math.max(...back).toFixed(0)} ms`;
  row('back after a killed database', `median ${median(back).toFixed(0)} ms, ${longest} (goal 1,000)`);
  await end(app.child, 'SIGTERM');
}

interface Start {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Milliseconds from the start of the process to the first good answer of each. */
  readonly firstMs: number;
  readonly pageMs: number;
  readonly apiMs: number;
  readonly readyMs: number;
  /** Processor time until it is ready, with all threads. Linux alone. */
  readonly cpuMs: number;
}

const COLUMNS: readonly { name: string; goal: string; of: (start: Start) => number }[] = [
  { name: 'first answer', goal: '500 ms', of: ({ firstMs }) => firstMs },
  { name: 'front page', goal: '', of: ({ pageMs }) => pageMs },
  { name: 'the API', goal: '', of: ({ apiMs }) => apiMs },
  { name: 'ready', goal: '1000 ms', of: ({ readyMs }) => readyMs },
  { name: 'CPU until ready', goal: '', of: ({ cpuMs }) => cpuMs },
];

async function start(dataDir: string): Promise<Start> {
  const port = await freePort();
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
  const pageMs = await since('/');
  const apiMs = await since('/api/plan-settings');
  const readyMs = await since('/readyz');
  return { child, origin, firstMs, pageMs, apiMs, readyMs, cpuMs: await cpuOf(child.pid ?? 0) };
}

/** Milliseconds from the death of the database to an app that is ready again, with another one. */
async function databaseBack(dataDir: string, origin: string): Promise<number> {
  const killed = await postmasterIn(dataDir);
  const killedAt = performance.now();
  process.kill(killed, 'SIGKILL');
  while ([killed, 0].includes(await postmasterIn(dataDir))) await wait(ASK_EVERY_MS);
  await answered(`${origin}/readyz`);
  return performance.now() - killedAt;
}

/** Its process id; 0 while its file is being written. */
async function postmasterIn(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
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

function figuresOf(starts: readonly Start[]): string {
  return COLUMNS.map(({ of }) => `${median(starts.map(of)).toFixed(0)} ms`.padStart(WIDTH)).join('');
}
