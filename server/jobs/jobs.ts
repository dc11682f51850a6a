import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import type { Sweep } from './sweeps/guard.ts';

/** Work outside a request that survives the process: stored, leased, tried again, and dead after the last try. */
export interface Jobs {
  /**
   * Says how jobs of a kind are done. A handler may run twice for one job, so it is idempotent; what it throws is a reason
   * to try again later, unless it is `NotWorthTrying`. A payload that does not parse is dead at once.
   */
  handle<S extends z.ZodType>(kind: string, payload: S, handler: (payload: z.output<S>) => Promise<void>): void;
  /**
   * Stores a job with `db`, which is the transaction of what caused it. With `once`, a job of this kind by that name is stored
   * one single time, for as long as ended jobs are kept (ENDED_JOB_DAYS).
   */
  enqueue(db: Db, kind: string, payload: unknown, options?: { runAt?: Date; once?: string }): Promise<void>;
  /**
   * Runs `task` by the clock (a cron pattern, UTC), once over all processes for each moment. The last moment that was missed
   * while nothing ran is made up for, within a day.
   */
  schedule(name: string, pattern: string, task: () => Promise<void>): void;
  /** Erases rows past their retention by the clock, each kind by itself, unless erasing has to wait (`SweepGuard`). */
  sweep(name: string, pattern: string, sweeps: readonly Sweep[]): void;
  /** Begins working; before it jobs are only stored. */
  start(): void;
  /** Takes no more, and waits for what runs, at most `timeoutMs`. What is still running then is done again by another. */
  stop(timeoutMs: number): Promise<void>;
  /** Resolves when nothing that is due is left: for tests. */
  idle(): Promise<void>;
  /** Reasons why erasing waits; NaN while the database is away. For the metrics. */
  countHeld(): Promise<number>;
  /** How many wait (due or not) or are dead; NaN while the database is away. For the metrics. */
  count(status: 'waiting' | 'dead'): Promise<number>;
  /** Seconds that the oldest due job has waited for a worker; NaN while the database is away. For the metrics. */
  secondsLate(): Promise<number>;
}

/** Thrown by a handler when another try would fail as well: the job is dead at once. */
export class NotWorthTrying extends Error {
  override readonly name = 'NotWorthTrying';
}
