import { sql } from 'drizzle-orm';
import type { Log } from '../log.ts';
import type { Db } from './client.ts';

const EVERY_MS = 60_000;
/** A machine's clock that is off by more is worth a warning. */
export const CLOCK_IS_OFF_MS = 5_000;
/** A machine's clock that moves by so much more than time has passed was set, or the machine slept. */
const STEP_MS = 1_000;
/** After a step the time is wrong until the database has answered: it is asked no sooner than this again. */
const AGAIN_MS = 2_000;
/** The database's time is read in whole milliseconds. */
const RESOLUTION_MS = 1;

/** The time that all processes of one database share, in milliseconds since 1970: what is stored goes by it. */
export interface Clock {
  readonly now: () => number;
  /** The clock of this machine, for what compares the two. */
  readonly machineNow: () => number;
  stop(): void;
}

export interface ClockDeps {
  readonly db: Db;
  readonly log: Log;
  /** For tests: another clock of this machine. */
  readonly machineNow?: (() => number) | undefined;
  /** For tests: another clock of the database. */
  readonly databaseNow?: (() => Promise<number>) | undefined;
}

/** A moment by three clocks: the shared one, this machine's, and the monotonic one of this process. */
interface Mark {
  readonly shared: number;
  readonly machine: number;
  readonly monotonic: number;
}

/**
 * Asks the database for its time, now and once a minute, and counts on from there by the monotonic clock: a machine whose clock is wrong, or
 * set while it runs, changes nothing. While the database does not answer, it counts on.
 * Source: docs/decisions/0142-one-clock-for-all-processes.md.
 * @throws Error when the database does not answer the first time.
 */
export async function startClock(deps: ClockDeps): Promise<Clock> {
  const { log, machineNow = Date.now } = deps;
  const clocks = { machineNow, databaseNow: deps.databaseNow ?? (() => databaseNow(deps.db)) };
  let mark = await measure(clocks);
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isOff = false;
  warnWhenOff();
  const timer = setInterval(() => void correct(), EVERY_MS).unref();
  return { now, machineNow, stop: () => clearInterval(timer) };

  function now(): number {
    const monotonic = performance.now();
    if (hasStepped() && monotonic - askedAt >= AGAIN_MS) void correct();
    return Math.round(mark.shared + monotonic - mark.monotonic);
  }

  /** True from a step of the machine's clock until an answer of the database is newer. The monotonic clock stands still while a machine sleeps. */
  function hasStepped(): boolean {
    return Math.abs(machineNow() - mark.machine - (performance.now() - mark.monotonic)) > STEP_MS;
  }

  async function correct(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    try {
      const found = await measure(clocks, mark);
      const movedMs = Math.round(found.shared - mark.shared - (found.monotonic - mark.monotonic));
      if (Math.abs(movedMs) > CLOCK_IS_OFF_MS)
        log.warn({ movedMs }, 'the time moved: the clock of the database was set, or this machine slept');
      mark = found;
      warnWhenOff();
    } catch (err) {
      log.debug({ err }, 'the clock of the database could not be read');
    } finally {
      isAsking = false;
    }
  }

  function warnWhenOff(): void {
    const aheadMs = Math.round(mark.machine - mark.shared);
    const wasOff = isOff;
    isOff = Math.abs(aheadMs) > CLOCK_IS_OFF_MS;
    if (isOff && !wasOff) log.warn({ aheadMs }, 'the clock of this machine is not the clock of the database');
  }
}

interface Clocks {
  readonly machineNow: () => number;
  readonly databaseNow: () => Promise<number>;
}

async function measure(clocks: Clocks, before?: Mark): Promise<Mark> {
  const askedAt = performance.now();
  const machineAskedAt = clocks.machineNow();
  const theirs = await clocks.databaseNow();
  const monotonic = performance.now();
  const tookMs = monotonic - askedAt;
  const counted = before ? before.shared + monotonic - before.monotonic : Number.NaN;
  // An answer that fits what was counted, however slow it was, says nothing new: the time makes no small steps.
  const fits = counted >= theirs && counted <= theirs + tookMs + RESOLUTION_MS;
  // A machine that sleeps during the wait is seen to have made a step since: the answer may be of the time before.
  return { shared: fits ? counted : theirs + tookMs / 2, machine: machineAskedAt + tookMs, monotonic };
}

export async function databaseNow(db: Db): Promise<number> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select clock_timestamp() as now`);
  if (!rows[0]) throw new Error('The database did not say its time');
  return new Date(rows[0].now).getTime();
}
