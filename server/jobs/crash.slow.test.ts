import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newId } from '../db/ids.ts';
import { inTransaction } from '../db/transaction.ts';
import { silentLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { createJobs } from './index.ts';

const PROGRAM = join(inject('childApps'), 'jobs-app.js');
const MINUTE_MS = 60_000;
const JOBS = 200;
const KILLS = 3;
const NOON = Date.parse('2026-03-01T12:00:30Z');

const database = await createTestDatabase();
afterAll(database.close);
beforeAll(() => database.pool.query('create table notes (n integer, pid integer)'));

const asked = createJobs({ db: database.db, log: silentLog, now: () => NOON, newId });
const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const count = async (sql: string) => z.coerce.number().parse((await rows(sql))[0]?.count);

describe('jobs of a process that is killed', () => {
  it('are all done by the next ones, and no finished job is done again', async () => {
    await inTransaction(database.db, async (tx) => {
      for (let n = 0; n < JOBS; n++) await asked.enqueue(tx, 'note', { n });
    });
    for (let round = 0; round < KILLS; round++) {
      const before = await count('select count(*) from notes');
      const app = startApp(round, { notes: 40 });
      await until(async () => (await count('select count(*) from notes')) > before + 10);
      await app.kill();
    }
    expect(await count("select count(*) from jobs where kind = 'note' and status = 'done'")).toBeLessThan(JOBS);
    await startApp(KILLS).idle;

    expect(await count('select count(distinct n) from notes where n >= 0')).toBe(JOBS);
    expect(await count("select count(*) from jobs where kind = 'note' and status <> 'done'")).toBe(0);
    // What ran twice was held by a killed process: at most four at once for each kill.
    const again = await count("select count(*) from jobs where kind = 'note' and attempts > 1");
    expect(await count('select count(*) from notes where n >= 0')).toBeLessThanOrEqual(JOBS + again);
    expect(again).toBeLessThanOrEqual(4 * KILLS);
  });
});

/** The program, its clock this many minutes after noon: later than the lease of a process killed before. */
function startApp(minutes: number, more: { notes?: number } = {}) {
  const task = JSON.stringify({ databaseUrl: database.url, later: NOON + 2 * minutes * MINUTE_MS, ...more });
  const child = spawn(process.execPath, [PROGRAM, task], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  let said = '';
  const idle = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('idle')) resolve();
    });
    void ended.then(() => reject(new Error('ended before it was idle')));
  });
  // A killed process is never asked.
  idle.catch(() => undefined);
  return { kill, idle };
}
