import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import type { Sweep } from './sweeps/guard.ts';

/** Work outside a request that survives the process: stored, leased, retried, and dead after the last try. */
export interface Jobs {
  /**
   * Registers the handler of a kind. It may run twice for one job, so it must be idempotent; an error causes a retry, unless
   * it is `PermanentFailure`. A payload that does not parse is dead at once.
   */
  handle<S extends z.ZodType>(kind: string, payload: S, handler: (payload: z.output<S>) => Promise<void>): void;
  /** Stores a job in the transaction of its cause; one with `once` only once, as long as finished jobs are kept. */
  enqueue(db: Db, kind: string, payload: unknown, options?: { runAt?: Date; once?: string }): Promise<void>;
  /** Runs `task` by a cron pattern in UTC, once over all processes; after downtime the last missed moment of a day. */
  schedule(name: string, pattern: string, task: () => Promise<void>): void;
  /**
   * Calls `run` in this process at the start and every `ms`, without a row: for what is due too often for one. The next look
   * for jobs waits for it, so it is short. Ends with `stop`.
   */
  every(name: string, ms: number, run: () => Promise<void> | void): void;
  /** Erases rows past their retention by the clock, each kind separately, unless erasing must wait (`SweepGuard`). */
  sweep(name: string, pattern: string, sweeps: readonly Sweep[]): void;
  /** Starts working; before it jobs are only stored. */
  start(): void;
  /** Takes no more jobs, and waits for running ones; after `timeoutMs` another process does them again. */
  stop(timeoutMs: number): Promise<void>;
  /** Resolves when no due job is left: for tests. */
  idle(): Promise<void>;
  /** The number of reasons why erasing waits; NaN while the database is away. For the metrics. */
  countHeld(): Promise<number>;
  /** The number of jobs that wait (due or not) or are dead; NaN while the database is away. For the metrics. */
  count(status: 'waiting' | 'dead'): Promise<number>;
  /** Seconds that the oldest due job has waited for a worker; NaN while the database is away. For the metrics. */
  secondsLate(): Promise<number>;
}

/** Thrown by a handler when a retry would fail as well: the job is dead at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
