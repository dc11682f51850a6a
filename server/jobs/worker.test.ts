import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newId } from '../db/ids.ts';
import { inTransaction } from '../db/transaction.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startWorkers, storedJobs } from '../testing/workers.ts';
import type { Jobs } from './index.ts';
import { takeJobs } from './repository.ts';

const database = await createTestDatabase();
const { db, pool } = database;
afterAll(database.close);
beforeEach(() => pool.query('truncate jobs'));

const MINUTE_MS = 60_000;
const aNumber = z.object({ n: z.number() });
const workers = (count?: number) => startWorkers(database, count);
const stored = (kind: string) => storedJobs(database, kind);

describe('a worker that is taking jobs', () => {
  it('shares none with another worker, and does not make it wait', async () => {
    const { first } = workers();
    for (const n of [1, 2, 3, 4, 5]) await first.enqueue(db, 'count', { n });
    const at = Date.parse('2026-03-01T12:00:00Z');
    const wanted = { kinds: ['count'], limit: 3, at: new Date(at), lease: new Date(at + MINUTE_MS) };
    await inTransaction(db, async (tx) => {
      const mine = await takeJobs(tx, wanted);
      const yours = await takeJobs(db, wanted);
      expect([mine.length, yours.length]).toEqual([3, 2]);
      expect(new Set([...mine, ...yours].map(({ id }) => id)).size).toBe(5);
    });
    expect(await takeJobs(db, wanted)).toEqual([]);
  });
});

describe('a worker that hangs during a job', () => {
  it('loses it when the lease ends, and its later writes change nothing', async () => {
    const { first: slow, second: other, pass } = workers(2);
    const done: string[] = [];
    const { hold, release } = holding();
    const arrived = new Promise<void>((isThere) => {
      slow.handle('count', aNumber, async () => {
        isThere();
        await hold;
        throw new Error('the late end of the first try');
      });
    });
    other.handle('count', aNumber, async () => void done.push('other'));
    await slow.enqueue(db, 'count', { n: 1 });
    const finished = slow.idle();
    await arrived;

    await other.idle();
    expect(done).toEqual([]);
    pass(MINUTE_MS + 1);
    await other.idle();
    expect(done).toEqual(['other']);
    const before = await stored('count');
    expect(before).toEqual([expect.objectContaining({ status: 'done', attempts: 2 })]);

    release();
    await finished;
    expect(await stored('count')).toEqual(before);
  });

  it('changes nothing either while another worker has it', async () => {
    const { first: slow, second: other, pass } = workers(2);
    const [one, two] = [holding(), holding()];
    onTestFinished(two.release);
    const arrival = (jobs: Jobs, hold: Promise<void>) =>
      new Promise<void>((isThere) => {
        jobs.handle('count', aNumber, async () => {
          isThere();
          await hold;
        });
      });
    const [slowArrived, otherArrived] = [arrival(slow, one.hold), arrival(other, two.hold)];
    await slow.enqueue(db, 'count', { n: 1 });
    const slowEnd = slow.idle();
    await slowArrived;
    pass(MINUTE_MS + 1);
    const otherEnd = other.idle();
    await otherArrived;

    one.release();
    await slowEnd;
    expect(await stored('count')).toEqual([expect.objectContaining({ status: 'running', attempts: 2 })]);
    two.release();
    await otherEnd;
    expect(await stored('count')).toEqual([expect.objectContaining({ status: 'done', attempts: 2 })]);
  });

  it('a job that ends every process is dead after the last try', async () => {
    const { first: jobs, pass } = workers();
    await pool.query(
      `insert into jobs (id, kind, payload, status, run_at, attempts, lease_expires_at, created_at)
       values ($1, 'deadly', '{}', 'running', $2, 20, $2, $2)`,
      [newId(), new Date('2026-03-01T11:00:00Z')],
    );
    let tries = 0;
    jobs.handle('deadly', z.object({}), async () => void (tries += 1));
    pass(1);
    await jobs.idle();
    expect([tries, (await stored('deadly'))[0]?.status]).toEqual([0, 'dead']);
  });
});

describe('stopping', () => {
  it('waits for running jobs and takes no more', async () => {
    const { first: jobs } = workers();
    const { hold, release } = holding();
    const done: number[] = [];
    const arrived = new Promise<void>((isThere) => {
      jobs.handle('count', aNumber, async ({ n }) => {
        isThere();
        await hold;
        done.push(n);
      });
    });
    for (const n of [1, 2, 3, 4, 5, 6]) await jobs.enqueue(db, 'count', { n });
    jobs.start();
    await arrived;
    const stopped = jobs.stop(60_000);
    release();
    await stopped;
    const ended = (await stored('count')).map(({ status }) => status);
    expect(ended.filter((status) => status === 'done').length).toBe(done.length);
    expect(ended.filter((status) => status === 'waiting').length).toBe(6 - done.length);
    expect(done.length).toBeLessThan(6);
  });

  it('ends after its timeout, and the next worker does the job', async () => {
    const { first: jobs, second: next, pass } = workers(2);
    const { hold, release } = holding();
    onTestFinished(release);
    const arrived = new Promise<void>((isThere) => {
      jobs.handle('count', aNumber, async () => {
        isThere();
        await hold;
      });
    });
    await jobs.enqueue(db, 'count', { n: 1 });
    jobs.start();
    await arrived;
    await jobs.stop(10);
    pass(MINUTE_MS + 1);
    const done: number[] = [];
    next.handle('count', aNumber, async ({ n }) => void done.push(n));
    await next.idle();
    expect(done).toEqual([1]);
  });
});

function holding(): { hold: Promise<void>; release: () => void } {
  let release = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { hold, release };
}
