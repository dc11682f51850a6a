import { v5 } from 'uuid';
import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import { type Jobs, PermanentFailure } from './jobs.ts';
import { countJobs, ENDED_JOBS, findLateness, insertJobs } from './repository.ts';
import { CronScheduler, RepeatedTasks } from './schedules.ts';
import { createSweepGuard, type SweepGuard } from './sweeps/guard.ts';
import { eraseOldRows } from './sweeps/old-rows.ts';
import { Worker } from './worker.ts';

export { type Jobs, PermanentFailure } from './jobs.ts';
export { createSweepGuard, type SweepGuard } from './sweeps/guard.ts';
export { eraseOldRows, eraseRows, type OldRows } from './sweeps/old-rows.ts';
export { countShare, type Share } from './sweeps/repository.ts';

// Polling finds jobs of other processes and those that become due; it is one small query.
const LOOK_EVERY_MS = 1_000;
// The transaction that stores the job is still open at this point.
const AFTER_ENQUEUE_MS = 30;
const MEND_EVERY_MS = 60_000;
const HOURLY = '43 * * * *';
// The id of a job with `once` is computed from its name.
const ONCE = 'b0a1e5c4-2f0e-4f5b-8f4c-9d0c3b7a6e21';

export interface JobsDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
  /** Left out: without a confirmation by the operator. */
  readonly guard?: SweepGuard | undefined;
}

/** The jobs of this process. Nothing runs before `start`. */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, log, now, newId, guard = createSweepGuard(deps) } = deps;
  const worker = new Worker(deps);
  const cron = new CronScheduler();
  const repeated = new RepeatedTasks(deps);
  let mendedAt = 0;
  const look = async () => {
    await cron.tick(db, now());
    // Also when the clock was set back since.
    if (Math.abs(now() - mendedAt) >= MEND_EVERY_MS) {
      await worker.mend();
      mendedAt = now();
    }
    await worker.take();
  };
  const round = createPolling(look, () => repeated.runDue(), log);
  worker.onEnd = () => round.wake(0);
  const jobs: Jobs = {
    handle(kind, payload, run) {
      worker.handle(kind, async (given) => {
        const parsed = payload.safeParse(given);
        if (!parsed.success) throw new PermanentFailure('its payload could not be read');
        await run(parsed.data);
      });
    },
    async enqueue(tx, kind, payload, options) {
      const at = new Date(now());
      const once = options?.once;
      const id = once === undefined ? newId() : v5(`${kind} ${once}`, ONCE);
      await insertJobs(tx, { id, kind, payload, runAt: options?.runAt ?? at, createdAt: at });
      round.wake(AFTER_ENQUEUE_MS);
    },
    schedule(name, pattern, task) {
      const kind = `schedule:${name}`;
      worker.handle(kind, task);
      cron.add(kind, pattern);
    },
    every: (name, ms, run) => repeated.add(name, ms, run),
    sweep(name, pattern, sweeps) {
      jobs.schedule(name, pattern, async () => {
        for (const sweep of sweeps) await guard.run(name, sweep);
      });
    },
    start: round.start,
    async stop(timeoutMs) {
      await round.stop();
      await worker.settle(timeoutMs);
    },
    async idle() {
      do {
        await round.now();
        await worker.settle();
      } while (!(await worker.isIdle()));
    },
    countHeld: () => guard.countHeld(),
    count: (status) => countJobs(db, status).catch(() => Number.NaN),
    secondsLate: () => findLateness(db, new Date(now())).catch(() => Number.NaN),
  };
  jobs.sweep('ended-jobs', HOURLY, [eraseOldRows(deps, ENDED_JOBS)]);
  return jobs;
}

/** Calls `look` every second, and sooner when asked to wake, never twice at once; then `afterwards`, which never rejects. */
function createPolling(look: () => Promise<void>, afterwards: () => Promise<void>, log: Log) {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;
  let looking = Promise.resolve();
  let isFailing = false;
  return { start, stop, wake, now: lookNow };

  function start(): void {
    isStarted = true;
    // A start has enough to do with its first requests.
    wake(LOOK_EVERY_MS);
  }

  async function stop(): Promise<void> {
    isStarted = false;
    clearTimeout(timer);
    await looking;
  }

  function wake(ms: number): void {
    const at = performance.now() + ms;
    if (!isStarted || (timer && dueAt <= at)) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void lookNow(), ms);
    timer.unref();
  }

  /** After the current one, if any. */
  function lookNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    looking = looking
      .then(look)
      .then(() => logOutage(undefined), logOutage)
      .then(afterwards)
      .then(() => wake(LOOK_EVERY_MS));
    return looking;
  }

  /** Once for each outage, not once a second. */
  function logOutage(err: unknown): void {
    if (err !== undefined && !isFailing) log.warn({ err }, 'jobs could not be polled; they wait');
    isFailing = err !== undefined;
  }
}
