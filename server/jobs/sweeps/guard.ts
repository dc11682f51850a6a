import type { Database } from '../../db/client.ts';
import { databaseNow } from '../../db/clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { dropOld, erasableAt, type Readings, withReading } from './clock-readings.ts';
import { countHolds, FEW_ROWS, hold, listReadings, release, type Share, storeReadings } from './repository.ts';

const DAY_MS = 86_400_000;
/** The allowed difference between the clocks of this process and of the database. */
const CLOCKS_DIFFER_MS = 3_600_000;
/** More than this share of a table, and more than `FEW_ROWS`, is not erased at once. */
const LARGEST_SHARE = 0.01;
/** A hold for too many rows ends after this time. */
const HELD_FOR_MS = 7 * DAY_MS;
const CLOCK = 'clock';

/** Erases one kind of rows past their retention. */
export interface Sweep {
  /** For the log: 'payments'. */
  readonly what: string;
  /** Erases what is past its retention at `at`, which may be earlier than now. */
  readonly erase: (at: Date) => Promise<void>;
  /** The number of such rows. Left out for short-lived rows: most of them expire at once. */
  readonly share?: (at: Date) => Promise<Share>;
}

/** Decides whether rows may be erased. Every sweep of the app runs through it. */
export interface SweepGuard {
  run(name: string, sweep: Sweep): Promise<void>;
  /** The number of reasons why erasing waits; NaN while the database is away. For the metrics. */
  countHeld(): Promise<number>;
}

export interface SweepGuardDeps {
  readonly db: Database;
  readonly log: Log;
  /** The clock of this machine, which is compared with the database's. */
  readonly now: () => number;
  /** The day on which the operator has confirmed the clock, 'YYYY-MM-DD'. */
  readonly clockCheckedOn?: string | undefined;
  /** For tests: another clock of the database. */
  readonly databaseNow?: (() => Promise<number>) | undefined;
}

/** Source: docs/decisions/0068-erasing-waits-for-a-trusted-clock.md. */
export function createSweepGuard(deps: SweepGuardDeps): SweepGuard {
  const { db } = deps;
  return {
    async run(name, sweep) {
      const at = await trustedMoment(deps);
      if (at !== undefined && (await isFewEnough(deps, `${name}: ${sweep.what}`, sweep, at))) await sweep.erase(at);
    },
    countHeld: () => countHolds(db).catch(() => Number.NaN),
  };
}

async function trustedMoment(deps: SweepGuardDeps): Promise<Date | undefined> {
  const { db, log } = deps;
  const now = deps.now();
  const theirs = await (deps.databaseNow?.() ?? databaseNow(db));
  if (!(Math.abs(now - theirs) <= CLOCKS_DIFFER_MS)) {
    await hold(db, CLOCK, new Date(now));
    log.error({ databaseNow: new Date(theirs) }, 'nothing is erased: the clocks of the app and the database differ');
    return undefined;
  }
  const readings = await inTransaction(db, async (tx) => {
    const before = await listReadings(tx);
    const after = dropOld(withReading(before, now, isConfirmed(deps, now)));
    await storeReadings(tx, before, after);
    return after;
  });
  if (readings.untrusted.length === 0) await release(db, CLOCK);
  else await holdForStep(deps, readings, now);
  const at = erasableAt(readings, now);
  return at === undefined ? undefined : new Date(at);
}

async function holdForStep({ db, log }: SweepGuardDeps, { trusted }: Readings, now: number): Promise<void> {
  await hold(db, CLOCK, new Date(now));
  const last = new Date(trusted.at(-1) ?? now);
  log.error({ last }, 'nothing is erased: the clock moved by more than two days; see CLOCK_CHECKED_ON');
}

async function isFewEnough(deps: SweepGuardDeps, name: string, { share }: Sweep, at: Date): Promise<boolean> {
  if (!share) return true;
  const { db, log } = deps;
  const { due, all } = await share(at);
  const isMuch = due > FEW_ROWS && due > all * LARGEST_SHARE;
  if (isMuch && !isConfirmed(deps, deps.now())) {
    const since = await hold(db, name, at);
    if (at.getTime() - since.getTime() < HELD_FOR_MS) {
      log.error({ sweep: name, due, all, since }, 'rows are not erased: too many at once; see CLOCK_CHECKED_ON');
      return false;
    }
  }
  await release(db, name);
  return true;
}

/** The confirmation holds on that day, the day before (time zones) and the two days after. */
function isConfirmed({ clockCheckedOn }: SweepGuardDeps, now: number): boolean {
  if (clockCheckedOn === undefined) return false;
  const day = Date.parse(clockCheckedOn);
  return now >= day - DAY_MS && now < day + 3 * DAY_MS;
}
