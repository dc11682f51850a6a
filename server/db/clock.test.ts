import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog, type Log, silentLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { databaseNow, startClock } from './clock.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(database.close);

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it('is the time of the database, on a machine whose clock is an hour behind', async () => {
  const machineNow = () => Date.now() - HOUR_MS;
  const clock = await startClock({ db, log: silentLog, machineNow });
  onTestFinished(clock.stop);
  const before = await databaseNow(db);
  const now = clock.now();
  const after = await databaseNow(db);
  // Half of the time that the first answer took.
  expect(now).toBeGreaterThan(before - MINUTE_MS);
  expect(now).toBeLessThan(after + MINUTE_MS);
  expect(clock.machineNow()).toBeLessThan(now - HOUR_MS / 2);
});

describe('while it runs', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: NOON,
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'],
    });
    onTestFinished(() => void vi.useRealTimers());
  });

  /** The clock of a process whose machine and database are set by the test. The true time is what the fake timers say. */
  async function start(log: Log = silentLog) {
    const began = performance.now();
    const truth = () => NOON + performance.now() - began;
    const machine = { aheadMs: 0 };
    const theirs = { aheadMs: 0, tookMs: 0, isAway: false, asked: 0 };
    const clock = await startClock({
      db,
      log,
      machineNow: () => truth() + machine.aheadMs,
      async databaseNow() {
        theirs.asked++;
        if (theirs.isAway) throw new Error('away');
        const said = Math.floor(truth() + theirs.aheadMs);
        if (theirs.tookMs > 0) await new Promise((resolve) => setTimeout(resolve, theirs.tookMs));
        return said;
      },
    });
    onTestFinished(clock.stop);
    return { clock, machine, theirs, offBy: () => clock.now() - truth() };
  }

  async function pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await nextTurn();
  }

  it('a clock of the machine that is set changes nothing', async () => {
    const { machine, offBy } = await start();
    for (const aheadMs of [30_000, -HOUR_MS, 5 * HOUR_MS, 0]) {
      machine.aheadMs = aheadMs;
      expect(offBy()).toBe(0);
      await nextTurn();
      expect(offBy()).toBe(0);
      await pass(MINUTE_MS);
      expect(offBy()).toBe(0);
    }
  });

  it('a clock of the database that is set counts at once, when it is seen in the next minute', async () => {
    const { theirs, offBy } = await start();
    for (const aheadMs of [30_000, -HOUR_MS, 0]) {
      theirs.aheadMs = aheadMs;
      await pass(MINUTE_MS);
      expect(offBy()).toBe(aheadMs);
    }
  });

  it('a machine that has slept asks as soon as the time is wanted', async () => {
    const { clock, machine, theirs, offBy } = await start();
    // The monotonic clock stood still meanwhile, and both others went on.
    machine.aheadMs = HOUR_MS;
    theirs.aheadMs = HOUR_MS;
    clock.now();
    await nextTurn();
    expect([offBy(), theirs.asked]).toEqual([HOUR_MS, 2]);
    clock.now();
    await nextTurn();
    expect(theirs.asked).toBe(2);
  });

  it('a machine that has slept asks every two seconds until the database answers', async () => {
    const { clock, machine, theirs, offBy } = await start();
    theirs.isAway = true;
    machine.aheadMs = HOUR_MS;
    theirs.aheadMs = HOUR_MS;
    clock.now();
    for (let second = 0; second < 10; second++) {
      await pass(1_000);
      clock.now();
    }
    expect(theirs.asked).toBe(1 + 1 + 5);
    theirs.isAway = false;
    await pass(2_000);
    clock.now();
    await nextTurn();
    expect([offBy(), theirs.asked]).toEqual([HOUR_MS, 8]);
    await pass(10_000);
    expect(theirs.asked).toBe(8);
  });

  it('a machine that sleeps while the database is asked asks again', async () => {
    const { clock, machine, theirs, offBy } = await start();
    theirs.tookMs = 500;
    await pass(MINUTE_MS);
    machine.aheadMs = HOUR_MS;
    theirs.aheadMs = HOUR_MS;
    theirs.tookMs = 0;
    // The answer is of the time before.
    await pass(2_000);
    clock.now();
    await nextTurn();
    expect(offBy()).toBe(HOUR_MS);
  });

  it('counts on while the database is away, and asks no more often than before', async () => {
    const { clock, theirs, offBy } = await start();
    theirs.isAway = true;
    for (let minute = 0; minute < 10; minute++) {
      await pass(MINUTE_MS);
      expect(offBy()).toBe(0);
      clock.now();
      await nextTurn();
    }
    expect(theirs.asked).toBe(1 + 10);
    theirs.isAway = false;
    theirs.aheadMs = 30_000;
    await pass(MINUTE_MS);
    expect(offBy()).toBe(30_000);
  });

  it('a slow answer moves the time only when no moment of its wait fits', async () => {
    const { theirs, offBy } = await start();
    theirs.tookMs = 3_000;
    await pass(MINUTE_MS + 3_000);
    expect(offBy()).toBe(0);
    theirs.aheadMs = 10_000;
    await pass(MINUTE_MS);
    // The middle of the wait: here the answer was given at its beginning.
    expect(offBy()).toBe(10_000 - 1_500);
    theirs.tookMs = 0;
    await pass(MINUTE_MS);
    expect(offBy()).toBe(10_000);
  });

  it('warns once of a machine that is off by more than five seconds, and of time that moves', async () => {
    const lines: string[] = [];
    const { machine, theirs } = await start(
      createLog({ level: 'warn', forPeople: false, write: (line) => void lines.push(line) }),
    );
    machine.aheadMs = 4_000;
    await pass(2 * MINUTE_MS);
    expect(lines).toEqual([]);
    machine.aheadMs = 16_000;
    await pass(2 * MINUTE_MS);
    expect(lines).toEqual([expect.stringContaining('"aheadMs":16000')]);
    theirs.aheadMs = 16_000;
    await pass(MINUTE_MS);
    expect(lines.slice(1)).toEqual([expect.stringContaining('"movedMs":16000')]);
  });
});
