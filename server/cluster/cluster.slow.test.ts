import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { generateProposal, resumeProposal } from '#shared/proposals/contract.ts';
import { chooseInstallation } from '../db/embedded/installation.ts';
import { isRunning } from '../db/embedded/postmaster.ts';
import { startMark } from '../db/embedded/processes.ts';
import { listen } from '../http/listen.ts';
import { aJob } from '../testing/app.ts';
import { createClient } from '../testing/client.ts';
import { type MainProcess, startMain } from '../testing/main-process.ts';
import { textOf } from '../testing/sse.ts';
import { until } from '../testing/until.ts';

const PATH = '/api/generate-proposal';
const ENDPOINTS = [generateProposal, resumeProposal];
/** A busy test machine is not a slow writer. */
const PATIENT = { ENGINE_DEADLINE_MS: '60000', GENERATION_LIMIT: '1000/hour,1000/hour' };

async function startTwo(more?: Record<string, string>): Promise<{ main: MainProcess; dataDir: string }> {
  const started = await begin(more);
  await started.main.origin;
  return started;
}

async function begin(more: Record<string, string> = {}): Promise<{ main: MainProcess; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bidwright-workers-'));
  // For the database's own account.
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const main = startMain({ DATA_DIR: dataDir, PORT: '0', WEB_CONCURRENCY: '2', ...PATIENT, ...more });
  return { main, dataDir };
}

/** The process ids of workers by their number, as the log names them; a later one has taken the number over. */
function workersOf(main: MainProcess): Map<number, number> {
  const lines = main.output().matchAll(/\{[^\n]*"worker":(\d+),"pid":(\d+),"msg":"a worker serves"\}/g);
  return new Map([...lines].map((line) => [Number(line[1]), Number(line[2])]));
}

/** Waits until each worker has loaded the threads that write; connections go to the workers in turn. */
async function untilReady(origin: string): Promise<void> {
  const isReady = () => fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(({ ok }) => ok);
  await until(async () => (await Promise.all([isReady(), isReady(), isReady(), isReady()])).every(Boolean));
}

/** A connection each, since one connection stays with one worker. Not `/readyz`: one that is about to end says so there. */
async function statusOfMany(origin: string, count: number): Promise<number[]> {
  const ask = () =>
    fetch(`${origin}/api/plan-settings`, { headers: { connection: 'close' } }).then(({ status }) => status);
  return Promise.all(Array.from({ length: count }, ask));
}

describe('two workers on one machine', () => {
  it('share what they need, survive a kill, read each other’s proposals on, are replaced, and end their streams first', async () => {
    const { main, dataDir } = await startTwo({ WRITING_PACE: '150' });
    await expectShared(main);
    await expectBackAfterKill(main);
    await expectReadOnByBoth(main);
    await expectReplaced(main);
    await expectStreamsFinished(main, dataDir);
  });

  it('end when the process above them is killed', async () => {
    const { main } = await startTwo();
    const workers = await running(workersOf(main).values());
    main.child.kill('SIGKILL');
    await main.ended;
    await until(async () => (await Promise.all(workers.map(isGone))).every(Boolean));
  });
});

/** They share the embedded database, the emulators and the port, and the start says so. */
async function expectShared(main: MainProcess): Promise<void> {
  expect(main.output()).toMatch(/^ {2}Workers +2$/m);
  expect(main.output()).toMatch(/^ {2}Emulators +Google at http\S+, Paddle at http\S+$/m);
  expect(main.output().match(/the database was brought to this version/g)).toHaveLength(1);
  expect(new Set(workersOf(main).keys())).toEqual(new Set([1, 2]));
  const metrics = await (await fetch(`${await main.origin}/metrics`)).text();
  expect(metrics.match(/^process_cpu_user_seconds_total\{worker="[12]"\}/gm)?.sort()).toEqual([
    'process_cpu_user_seconds_total{worker="1"}',
    'process_cpu_user_seconds_total{worker="2"}',
  ]);
  expect(metrics.match(/^# TYPE jobs_waiting gauge$/gm)).toHaveLength(1);
}

/** One is lost by kill -9: the other answers, and the lost one is back. */
async function expectBackAfterKill(main: MainProcess): Promise<void> {
  const origin = await main.origin;
  const before = workersOf(main);
  process.kill(before.get(1) ?? 0, 'SIGKILL');
  await until(() => /"worker":1,[^\n]*"signal":"SIGKILL"[^\n]*another one is started/.test(main.output()));
  const meanwhile = await statusOfMany(origin, 20);
  expect(meanwhile).toEqual(meanwhile.map(() => 200));
  await until(() => workersOf(main).get(1) !== before.get(1));
  expect(workersOf(main).get(2)).toBe(before.get(2));
  const after = await statusOfMany(origin, 20);
  expect(after).toEqual(after.map(() => 200));
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/^process_resident_memory_bytes\{worker="1"\}/m);
}

/** A proposal that one of them writes is read on from the other. */
async function expectReadOnByBoth(main: MainProcess): Promise<void> {
  const origin = await main.origin;
  await untilReady(origin);
  const client = createClient(origin, ENDPOINTS);
  const stream = await client.stream('POST', PATH, { body: aJob() });
  const before = await stream.take(4);
  const path = `${PATH}/${String(before[0]?.data.proposalId)}`;
  const readOn = async () => {
    const reader = createClient(origin, ENDPOINTS);
    for (const [name, value] of client.cookies) reader.cookies.set(name, value);
    const headers = { 'last-event-id': String(before.at(-1)?.id), connection: 'close' };
    const rest = await (await reader.stream('GET', path, { headers })).take();
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { plainText: textOf([...before, ...rest]) } });
  };
  await Promise.all(Array.from({ length: 4 }, readOn));
  await stream.take();
  const serving = () => main.output().matchAll(/"worker":(\d),"requestId":[^\n]*"path":"\/api\/generate-proposal/g);
  const workers = () => new Set(Array.from(serving(), (line) => line[1]));
  // Nearly always both have served one by now; which worker takes a connection is the system's choice.
  for (let more = 0; workers().size < 2 && more < 100; more++) await readOn();
  expect(workers()).toEqual(new Set(['1', '2']));
}

/** On SIGHUP they are replaced one after the other while every request is answered. */
async function expectReplaced(main: MainProcess): Promise<void> {
  const origin = await main.origin;
  const before = await running(workersOf(main).values());
  const answers: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) answers.push(...(await statusOfMany(origin, 4)));
  })();
  main.child.kill('SIGHUP');
  await until(() => main.output().includes('all workers were replaced'));
  isOver = true;
  await asking;
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  expect(await Promise.all(before.map(isGone))).toEqual([true, true]);
  expect(workersOf(main).size).toBe(2);
}

/** On SIGTERM they finish the open streams of both, and leave neither a process nor the database. */
async function expectStreamsFinished(main: MainProcess, dataDir: string): Promise<void> {
  const origin = await main.origin;
  await untilReady(origin);
  // As many as one process writes at once for one address: one worker may get all of them.
  const streams = await Promise.all(Array.from({ length: 3 }, () => openStream(origin)));
  const begun = await Promise.all(streams.map((stream) => stream.take(3)));
  const workers = await running(workersOf(main).values());
  main.child.kill('SIGTERM');
  const ended = await Promise.all(streams.map((stream) => stream.take()));
  for (const [i, rest] of ended.entries()) {
    const events = [...(begun[i] ?? []), ...rest];
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { plainText: textOf(events) } });
  }
  expect(await main.ended).toBe(0);
  expect(await Promise.all(workers.map(isGone))).toEqual([true, true]);
  expect(await isRunning(await chooseInstallation(dataDir))).toBe(false);
}

/** A worker that has just started says that it is busy until its engine has loaded. */
async function openStream(origin: string) {
  for (;;) {
    const asked = { body: aJob(), headers: { connection: 'close' } };
    const stream = await createClient(origin, ENDPOINTS).stream('POST', PATH, asked);
    if (stream.status !== 503) return stream;
  }
}

it('a port that is taken ends the start with words, and leaves no database behind', async () => {
  const other = createServer();
  const { port } = await listen(other, '127.0.0.1', 0);
  onTestFinished(() => void other.close());
  const { main, dataDir } = await begin({ PORT: String(port) });
  expect(await main.ended).toBe(1);
  expect(main.output()).toContain(`Port ${port} is already in use.`);
  expect(await isRunning(await chooseInstallation(dataDir))).toBe(false);
});

interface Running {
  readonly pid: number;
  readonly mark: string;
}

/** Numbers of processes are used again, so each has the moment of its start with it. */
async function running(pids: Iterable<number>): Promise<Running[]> {
  return Promise.all([...pids].map(async (pid) => ({ pid, mark: await startMark(pid) })));
}

/** Gone, or a zombie that nobody has waited for: its parent was killed. */
async function isGone({ pid, mark }: Running): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return stat === '' || /\) Z /.test(stat) || (await startMark(pid)) !== mark;
}
