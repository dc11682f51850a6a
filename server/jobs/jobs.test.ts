import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../db/transaction.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startWorkers, storedJobs } from '../testing/workers.ts';
import { type Jobs, PermanentFailure } from './index.ts';

const database = await createTestDatabase();
const { db, pool } = database;
afterAll(database.close);
beforeEach(() => pool.query('truncate jobs'));

const MINUTE_MS = 60_000;
const aNumber = z.object({ n: z.number() });
const workers = (count?: number) => startWorkers(database, count);
const stored = (kind: string) => storedJobs(database, kind);

describe('a job', () => {
  it('is not stored when its transaction fails', async () => {
    const { first: jobs } = workers();
    const done: number[] = [];
    jobs.handle('count', aNumber, async ({ n }) => void done.push(n));
    const failing = inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'count', { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await inTransaction(db, (tx) => jobs.enqueue(tx, 'count', { n: 2 }));
    await jobs.idle();
    expect(done).toEqual([2]);
  });

  it('runs soon after it was stored', async () => {
    const { first: jobs } = workers();
    jobs.start();
    await new Promise<void>((resolve) => {
      jobs.handle('count', aNumber, async () => resolve());
      void jobs.enqueue(db, 'count', { n: 1 });
    });
    await jobs.idle();
    // Its payload is not kept: it may name a person.
    expect(await stored('count')).toEqual([expect.objectContaining({ status: 'done', payload: {}, attempts: 1 })]);
  });

  it('with a name is stored once, for every caller, and also when it is finished', async () => {
    const { first, second } = workers();
    const done: number[] = [];
    for (const jobs of [first, second]) jobs.handle('count', aNumber, async ({ n }) => void done.push(n));
    await first.enqueue(db, 'count', { n: 1 }, { once: 'of Monday' });
    await second.enqueue(db, 'count', { n: 1 }, { once: 'of Monday' });
    await first.idle();
    await first.enqueue(db, 'count', { n: 1 }, { once: 'of Monday' });
    await first.enqueue(db, 'count', { n: 2 }, { once: 'of Tuesday' });
    await first.idle();
    expect(done).toEqual([1, 2]);
  });

  it('waits for its time', async () => {
    const { first: jobs, pass } = workers();
    const done: number[] = [];
    jobs.handle('count', aNumber, async ({ n }) => void done.push(n));
    await jobs.enqueue(db, 'count', { n: 1 }, { runAt: new Date('2026-03-01T12:10:00Z') });
    await jobs.idle();
    expect(done).toEqual([]);
    expect(await jobs.count('waiting')).toBe(1);
    pass(10 * MINUTE_MS);
    await jobs.idle();
    expect(done).toEqual([1]);
  });

  it('of an unknown kind is left to a process that knows it', async () => {
    const { first, second } = workers(2);
    const done: number[] = [];
    second.handle('count', aNumber, async ({ n }) => void done.push(n));
    await first.enqueue(db, 'count', { n: 1 });
    await first.idle();
    expect(done).toEqual([]);
    await second.idle();
    expect(done).toEqual([1]);
  });

  it('runs exactly once, with any number of workers', async () => {
    const { all, first } = workers(4);
    const done: number[] = [];
    for (const jobs of all) {
      jobs.handle('count', aNumber, async ({ n }) => {
        await pool.query('select 1');
        done.push(n);
      });
    }
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await inTransaction(db, async (tx) => {
      for (const n of numbers) await first.enqueue(tx, 'count', { n });
    });
    await Promise.all(all.map((jobs) => jobs.idle()));
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
    expect((await stored('count')).every(({ status, attempts }) => status === 'done' && attempts === 1)).toBe(true);
  });
});

describe('a job that fails', () => {
  const PAUSES = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560];

  it('is retried after five seconds, then after twice as long each time, at most an hour', async () => {
    const { first: jobs, pass } = workers();
    let tries = 0;
    jobs.handle('fail', aNumber, async () => {
      tries += 1;
      throw new Error('the server is down');
    });
    await jobs.enqueue(db, 'fail', { n: 1 });
    await jobs.idle();
    for (const seconds of [...PAUSES, 3600, 3600]) {
      const before = tries;
      pass(seconds * 1000 - 1);
      await jobs.idle();
      expect(tries).toBe(before);
      pass(1);
      await jobs.idle();
      expect(tries).toBe(before + 1);
    }
    expect(await stored('fail')).toEqual([
      expect.objectContaining({ status: 'waiting', attempts: 13, last_error: 'the server is down', payload: { n: 1 } }),
    ]);
  });

  it('succeeds once the cause is gone', async () => {
    const { first: jobs, pass } = workers();
    let isDown = true;
    const done: number[] = [];
    jobs.handle('count', aNumber, async ({ n }) => {
      if (isDown) throw new Error('the server is down');
      done.push(n);
    });
    await jobs.enqueue(db, 'count', { n: 1 });
    await jobs.idle();
    isDown = false;
    pass(5_000);
    await jobs.idle();
    pass(60 * MINUTE_MS);
    await jobs.idle();
    expect(done).toEqual([1]);
    expect(await stored('count')).toEqual([expect.objectContaining({ status: 'done', attempts: 2, last_error: null })]);
  });

  it('is dead after twenty tries, is counted, and others continue', async () => {
    const { first: jobs, pass } = workers();
    let tries = 0;
    const done: number[] = [];
    jobs.handle('fail', aNumber, async () => {
      tries += 1;
      throw new Error('never');
    });
    jobs.handle('count', aNumber, async ({ n }) => void done.push(n));
    await jobs.enqueue(db, 'fail', { n: 1 });
    for (let hour = 0; hour < 22; hour++) {
      await jobs.idle();
      pass(60 * MINUTE_MS);
    }
    await jobs.enqueue(db, 'count', { n: 2 });
    await jobs.idle();
    expect([tries, done]).toEqual([20, [2]]);
    expect(await stored('fail')).toEqual([expect.objectContaining({ status: 'dead', last_error: 'never' })]);
    expect([await jobs.count('dead'), await jobs.count('waiting')]).toEqual([1, 0]);
  });

  it.each<[string, unknown, (jobs: Jobs) => void]>([
    ['says that another try is not worth it', { n: 1 }, (jobs) => refusing(jobs)],
    ['cannot be read', { n: 'one' }, (jobs) => jobs.handle('fail', aNumber, async () => undefined)],
  ])('is dead at once when it %s', async (_why, payload, prepare) => {
    const { first: jobs } = workers();
    prepare(jobs);
    await jobs.enqueue(db, 'fail', payload);
    await jobs.idle();
    expect(await stored('fail')).toEqual([expect.objectContaining({ status: 'dead', attempts: 1 })]);
  });
});

function refusing(jobs: Jobs): void {
  jobs.handle('fail', aNumber, async () => {
    throw new PermanentFailure('there is nobody');
  });
}
