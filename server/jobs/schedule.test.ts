import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../db/ids.ts';
import { silentLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { trustingGuard } from '../testing/sweep-guard.ts';
import { createJobs } from './index.ts';

const { db, pool, close } = await createTestDatabase();
afterAll(close);
beforeEach(() => pool.query('truncate jobs'));

const HOUR_MS = 3_600_000;
let at = 0;
/** A process with one hourly task, whose runs are recorded by hour. */
function startProcess(runs: string[]) {
  const jobs = createJobs({ db, log: silentLog, now: () => at, newId });
  jobs.schedule('hourly', '0 * * * *', async () => void runs.push(new Date(at).toISOString().slice(11, 16)));
  return jobs;
}

describe('a scheduled task', () => {
  beforeEach(() => {
    at = Date.parse('2026-03-01T12:00:00Z');
  });

  it('runs once for each moment over all processes', async () => {
    const runs: string[] = [];
    const processes = [startProcess(runs), startProcess(runs), startProcess(runs)];
    for (const time of ['12:00', '12:30', '12:59', '13:00', '13:01', '14:10']) {
      at = Date.parse(`2026-03-01T${time}:00Z`);
      await Promise.all(processes.map((jobs) => jobs.idle()));
    }
    expect(runs).toEqual(['12:00', '13:00', '14:10']);
  });

  it('is not run again by a process that starts later', async () => {
    const runs: string[] = [];
    await startProcess(runs).idle();
    at += 5 * 60_000;
    await startProcess(runs).idle();
    expect(runs).toEqual(['12:00']);
  });

  it('runs once after hours of downtime', async () => {
    const runs: string[] = [];
    await startProcess(runs).idle();
    at += 7.5 * HOUR_MS;
    await startProcess(runs).idle();
    expect(runs).toEqual(['12:00', '19:30']);
  });

  it('that fails is retried like any job', async () => {
    const jobs = createJobs({ db, log: silentLog, now: () => at, newId });
    let tries = 0;
    jobs.schedule('hourly', '0 * * * *', async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await jobs.idle();
    at += 5_000;
    await jobs.idle();
    at += 60_000;
    await jobs.idle();
    expect(tries).toBe(2);
  });

  it('with an invalid pattern fails at once', () => {
    expect(() =>
      createJobs({ db, log: silentLog, now: () => at, newId }).schedule('x', 'soon', async () => {}),
    ).toThrow('invalid configuration format');
  });
});

describe('a repeated task', () => {
  it('is called in each process after its pause, also after it has failed or the clock was set back, and stops no job', async () => {
    at = Date.parse('2026-03-01T12:30:00Z');
    const calls: string[] = [];
    const startOne = (name: string) => {
      const jobs = createJobs({ db, log: silentLog, now: () => at, newId });
      jobs.every('search', 5_000, async () => {
        calls.push(name);
        throw new Error('the database is away');
      });
      return jobs;
    };
    const processes = [startOne('a'), startOne('b')];
    const runs: string[] = [];
    processes.push(startProcess(runs));
    for (const ms of [0, 4_999, 1, -60_000]) {
      at += ms;
      for (const jobs of processes) await jobs.idle();
    }
    expect(calls).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(runs).toEqual(['12:30']);
    expect((await pool.query("select 1 from jobs where kind like '%search%'")).rowCount).toBe(0);
  });
});

describe('finished jobs', () => {
  it('are deleted after a week, and waiting ones stay', async () => {
    at = Date.parse('2026-03-08T11:00:00Z');
    const insert = (kind: string, status: string, finishedAt: string | null) =>
      pool.query(
        `insert into jobs (id, kind, payload, status, run_at, attempts, created_at, finished_at)
         values ($1, $2, '{}', $3, $4, 1, $4, $5)`,
        [newId(), kind, status, '2026-02-01T00:00:00Z', finishedAt],
      );
    await insert('old', 'done', '2026-03-01T10:00:00Z');
    await insert('old and dead', 'dead', '2026-03-01T10:00:00Z');
    await insert('young', 'done', '2026-03-02T10:00:00Z');
    await insert('waiting', 'waiting', null);
    const guard = trustingGuard(() => at);
    await createJobs({ db, log: silentLog, now: () => at, newId, guard }).idle();
    const { rows } = await pool.query<{ kind: string }>(
      "select kind from jobs where kind not like 'schedule:%' order by kind",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['waiting', 'young']);
  });
});
