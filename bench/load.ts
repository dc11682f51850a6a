// Reads, saves, streams and proposals of the built app with one process and two, beside a bare server of Hono and pg, on one
// database and in turn. CPU is what the processes have used (/proc), so it can be compared on a machine that does other work.
// `npm run build`, then `npm run bench -- load [--requests 2000] [--streams 1000] [--rate 500] [--seconds 10]`;
// `npm run bench -- load --aborts 10000` has only streams whose readers go away.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { startEmbedded } from '#server/db/embedded/index.ts';
import { createLog } from '#server/log.ts';
import { type BuiltApp, endAll, isBuilt, signUp, startBuiltApp } from './built-app.ts';
import { cpuMsOf, memoryMbOf, parentOf } from './cpu.ts';
import { seedDrafts } from './drafts-seed.ts';
import { median, percentile, row } from './figures.ts';
import { benchAborts } from './load-aborts.ts';
import { type LoadReport, type LoadTask, loadReport } from './load-task.ts';
import { messageOf, startProcess } from './processes.ts';

const PEOPLE = 20;
const AT_ONCE = 16;
const ROUNDS = 3;
const PROPOSALS = 1_000;

interface Subject extends BuiltApp {
  readonly name: string;
  readonly cookies: readonly string[];
}

interface Setting {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly postmaster: number;
  readonly dataDir: string;
}

export async function benchLoad(): Promise<void> {
  if (!isBuilt('load')) return;
  if (process.platform !== 'linux') return row('load', 'not measured: needs /proc');
  const amounts = readAmounts();
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  // For the database's own account.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded(dataDir, createLog({ level: 'silent', forPeople: false }));
  const pool = new pg.Pool({ connectionString: server.url });
  const subjects: Subject[] = [];
  try {
    const setting = { pool, url: server.url, postmaster: await postmasterOf(pool), dataDir };
    const one = await startApp(setting, 'one process', 1, amounts.aborts ? { WRITING_PACE: '600' } : {});
    subjects.push(one);
    if (amounts.aborts) return await benchAborts(one, pool, amounts.aborts);
    const people = await signUpAll(one.origin, pool);
    const ours = people.map(({ cookie }) => cookie);
    const two = { ...(await startApp(setting, 'two workers', 2)), cookies: ours };
    subjects.push(two);
    const bare = await startBare(server.url, people);
    subjects.push(bare);
    row('load of the machine', `${loadavg()[0]?.toFixed(1)} before the bench, on other work's account`);
    await compare([{ ...one, cookies: ours }, two, bare], setting, amounts.requests);
    await mixed({ ...one, cookies: ours }, setting, amounts);
    await mixed(two, setting, amounts);
    await proposals(one, setting);
  } finally {
    await endAll(subjects.map(({ child }) => child));
    await pool.end();
    await server.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readAmounts() {
  const options = {
    requests: { type: 'string', default: '2000' },
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    aborts: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options, allowPositionals: true });
  const whole = z.coerce.number().int().positive();
  return z
    .object({ requests: whole, streams: whole, rate: whole, seconds: whole, aborts: whole.optional() })
    .parse(values);
}

/** CPU of a read and of a save, and how many a second; rounds in turn, the median of each. */
async function compare(subjects: readonly Subject[], setting: Setting, requests: number): Promise<void> {
  for (const kind of ['read', 'save'] as const) {
    const found = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
    for (let round = 0; round <= ROUNDS; round++) {
      for (const subject of subjects) {
        const amount = round === 0 ? 200 : requests;
        const measured = await measure(subject, setting, { kind, requests: amount, atOnce: AT_ONCE, streams: 0 });
        // The first only warms it up.
        if (round > 0) found.set(subject.name, [...(found.get(subject.name) ?? []), measured]);
      }
    }
    const middle = (name: string, of: (one: Awaited<ReturnType<typeof measure>>) => number) =>
      median((found.get(name) ?? []).map(of));
    for (const { name } of subjects) {
      const cpu = middle(name, ({ appMs }) => appMs / requests);
      const database = middle(name, ({ databaseMs }) => databaseMs / requests);
      const generator = middle(name, ({ report }) => report.cpuMs / requests);
      const rate = middle(name, ({ report }) => report.answered / report.seconds);
      const failed = (found.get(name) ?? []).reduce((sum, { report }) => sum + report.failed, 0);
      const latency = middle(name, ({ report }) => median(report.ms));
      row(
        `${kind}s, ${name}`,
        `CPU ${cpu.toFixed(2)} ms each (database ${database.toFixed(2)}, generator ${generator.toFixed(2)}); ` +
          `${rate.toFixed(0)} a second, median ${latency.toFixed(0)} ms, ${failed} failed`,
      );
    }
    const cpuOf = (name: string) => middle(name, ({ appMs }) => appMs);
    const rateOf = (name: string) => middle(name, ({ report }) => report.answered / report.seconds);
    const goal = kind === 'read' ? '2.5' : '2';
    row(`${kind}s, ours / bare`, `CPU ratio ${(cpuOf('one process') / cpuOf('bare')).toFixed(2)} (goal ${goal})`);
    const [rate, cpu] = [rateOf('two workers') / rateOf('one process'), cpuOf('two workers') / cpuOf('one process')];
    row(
      `${kind}s, two / one`,
      `${rate.toFixed(2)} times as many a second (goal 1.7), CPU of each ${cpu.toFixed(2)} times`,
    );
  }
}

/** Open streams, and requests at a fixed rate meanwhile, three saves and seven reads of ten. */
async function mixed(
  subject: Subject,
  setting: Setting,
  { streams, rate, seconds }: { streams: number; rate: number; seconds: number },
): Promise<void> {
  const task = { kind: 'mixed', requests: rate * seconds, atOnce: 1_000, rate, streams } as const;
  const { report, appMs, databaseMs, memoryMb } = await measure(subject, setting, task);
  const cores = (ms: number) => (ms / 1_000 / report.seconds).toFixed(2);
  row(
    `mixed, ${subject.name}`,
    `${report.streams} streams and ${rate} requests a second wanted for ${seconds} s: ${report.answered} answered, ` +
      `${report.failed} failed${report.failed > 0 ? ` ${JSON.stringify(report.faults)}` : ''}, in ${report.seconds.toFixed(1)} s`,
  );
  row(
    '',
    `median ${median(report.ms).toFixed(0)} ms, p99 ${percentile(report.ms, 0.99).toFixed(0)} ms; cores: app ${cores(appMs)}, ` +
      `database ${cores(databaseMs)}, generator ${cores(report.cpuMs)}; ${memoryMb} MB`,
  );
}

async function proposals(subject: Subject, setting: Setting): Promise<void> {
  const size = async () =>
    z
      .array(z.object({ mb: z.coerce.number() }))
      .parse((await setting.pool.query('select pg_database_size(current_database()) / 1048576.0 as mb')).rows)[0]?.mb ??
    0;
  const [before, memory] = [await size(), memoryMbOf(subject.pid)];
  const task = { kind: 'proposal', requests: PROPOSALS, atOnce: 8, streams: 0 } as const;
  const { report, appMs, databaseMs, memoryMb } = await measure(subject, setting, task);
  row(
    `${PROPOSALS} proposals`,
    `${report.answered} written, ${report.failed} failed: CPU ${(appMs / 1_000).toFixed(1)} s, database ${(databaseMs / 1_000).toFixed(1)} s, ` +
      `${((await size()) - before).toFixed(1)} MB in the database; memory ${memory} MB before, ${memoryMb} MB after`,
  );
}

async function measure(subject: Subject, { pool, postmaster }: Setting, task: Omit<LoadTask, 'origin' | 'cookies'>) {
  await pool.query('delete from rate_limits');
  const full = { ...task, origin: subject.origin, cookies: [...subject.cookies] } satisfies LoadTask;
  const generator = startProcess('./load-generator.ts', [JSON.stringify(full)]);
  await messageOf(generator);
  const before = { app: cpuMsOf(subject.pid), database: cpuMsOf(postmaster) };
  const report: LoadReport = loadReport.parse(await messageOf(generator));
  return {
    report,
    appMs: cpuMsOf(subject.pid) - before.app,
    databaseMs: cpuMsOf(postmaster) - before.database,
    memoryMb: memoryMbOf(subject.pid),
  };
}

async function startApp(
  { url, dataDir }: Setting,
  name: string,
  workers: number,
  more: Record<string, string> = {},
): Promise<Subject> {
  const where = { DATA_DIR: dataDir, DATABASE_URL: url, WEB_CONCURRENCY: String(workers) };
  // Streams that last as long as the bench asks; limits are not what is measured.
  const patient = { WRITING_PACE: '20', GENERATION_LIMIT: '900000/hour,900000/hour', ENGINE_DEADLINE_MS: '60000' };
  return { name, cookies: [], ...(await startBuiltApp({ ...where, ...patient, ...more })) };
}

async function startBare(url: string, people: readonly { id: string }[]): Promise<Subject> {
  const child = startProcess('./load-bare.ts', [url]);
  const { port } = z.object({ port: z.number() }).parse(await messageOf(child));
  const cookies = people.map(({ id }) => `user=${id}`);
  return { name: 'bare', child, pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}`, cookies };
}

async function signUpAll(origin: string, pool: pg.Pool): Promise<{ id: string; cookie: string }[]> {
  const people: { id: string; cookie: string }[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const person = await signUp(origin, `load-${n}@freelance.example`);
    await pool.query("update users set plan = 'pro' where id = $1", [person.id]);
    await seedDrafts(pool, person.id, 50);
    people.push(person);
  }
  return people;
}

/** Our connection's process is a child of it. */
async function postmasterOf(pool: pg.Pool): Promise<number> {
  const answer = await pool.query('select pg_backend_pid() as pid');
  return parentOf(z.array(z.object({ pid: z.number() })).parse(answer.rows)[0]?.pid ?? 0);
}
