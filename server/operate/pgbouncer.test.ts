import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { aJob } from '../testing/app.ts';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { startMain } from '../testing/main-process.ts';
import { everyRow } from '../testing/odd-rows.ts';
import { runOperate } from '../testing/operate-process.ts';
import { patientFetch } from '../testing/patient-fetch.ts';
import { startPgBouncer } from '../testing/pgbouncer.ts';
import { programVersion } from '../testing/programs.ts';
import { until } from '../testing/until.ts';

/** Fewer than the apps have open, so that a session never stays theirs. */
const SERVER_CONNECTIONS = 3;

it('two processes migrate, serve and work off jobs behind PgBouncer in transaction mode; export and import work there', async (context) => {
  if (programVersion('pgbouncer') === undefined) return context.skip('not run: needs the Debian package pgbouncer');
  const server = inject('databaseServer').url;
  const newDatabase = async () => {
    const name = await copyDatabase(server, 'template0');
    onTestFinished(() => dropDatabase(server, name));
    return urlOf(server, name);
  };
  const direct = await newDatabase();
  const DATABASE_URL = await startPgBouncer(direct, SERVER_CONNECTIONS);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bidwright-pooled-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const apps = [1, 2].map(() => startMain({ DATABASE_URL, DATA_DIR, PORT: '0', WRITING_PACE: '0', LOG_LEVEL: 'warn' }));
  const origins = await Promise.all(apps.map(({ origin }) => origin));

  const people = await Promise.all(
    Array.from({ length: 8 }, (_, n) => signUp(origins[n % 2] ?? '', `anna${n}@a.example`)),
  );
  expect(people).toEqual(people.map(() => 201));
  // A visitor has at most three written at once in each process.
  const letters = await Promise.all(Array.from({ length: 4 }, (_, n) => write(origins[n % 2] ?? '')));
  expect(letters).toEqual(letters.map(() => 'done'));
  // A welcome or a link goes out by a job.
  await until(async () => (await execute(direct, "select 1 from jobs where status = 'waiting'")).length === 0);
  expect((await readdir(join(DATA_DIR, 'outbox'))).length).toBeGreaterThanOrEqual(8);
  for (const app of apps) app.child.kill('SIGTERM');
  expect(await Promise.all(apps.map(({ ended }) => ended))).toEqual([0, 0]);

  const file = join(DATA_DIR, 'all.gz');
  expect(await runOperate(['export', file], { DATABASE_URL })).toMatchObject({ code: 0 });
  const other = await newDatabase();
  const pooled = await startPgBouncer(other, SERVER_CONNECTIONS);
  expect(await runOperate(['import', file], { DATABASE_URL: pooled })).toMatchObject({ code: 0 });
  expect(await everyRow(other)).toEqual(await everyRow(direct));
  // Nothing is left locked in a session that another gets.
  expect(await execute(direct, "select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
});

async function signUp(origin: string, email: string): Promise<number> {
  const answer = await patientFetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a quiet harbour at dusk' }),
  });
  await answer.text();
  return answer.status;
}

async function write(origin: string): Promise<string> {
  const answer = await patientFetch(`${origin}/api/generate-proposal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(aJob()),
  });
  const text = await answer.text();
  return [...text.matchAll(/^event: (\w+)$/gm)].at(-1)?.[1] ?? `${answer.status} ${text}`;
}
