import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import { errorForLog } from '../log-error.ts';
import { tracedAlone } from '../tracing/index.ts';
import { PermanentFailure } from './jobs.ts';
import { countDue, endAttempt, mendFutureRows, prolongLease, type TakenJob, takeJobs } from './repository.ts';

// Jobs mostly wait for another server; more at once would only take connections from requests.
const AT_ONCE = 4;

const SECOND_MS = 1_000;

/** A worker without a sign of life for this long counts as dead, and its job is done again. */
const LEASE_MS = 60 * SECOND_MS;

/** Tries of one job; after the last it is dead. With the pauses between them they span ten hours. */
const TRIES = 20;

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 3_600 * SECOND_MS;

/** The lease is prolonged three times before it ends. */
const HEARTBEAT_MS = LEASE_MS / 4;

export interface WorkerDeps {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => number;
}

type Handler = (payload: unknown) => Promise<void>;

/** Takes due jobs and runs them, a few at a time. It has no timer of its own: its owner says when to look. */
export class Worker {
  readonly #deps: WorkerDeps;
  readonly #handlers = new Map<string, Handler>();
  readonly #running = new Set<Promise<void>>();
  #taking = 0;
  /** Called whenever a job has ended, so that the next one is taken. */
  onEnd: () => void = () => undefined;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
  }

  handle(kind: string, handler: Handler): void {
    if (this.#handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have a handler already`);
    this.#handlers.set(kind, handler);
  }

  /** Takes as many due jobs as there are free slots, and starts them. */
  async take(): Promise<void> {
    const { db, now } = this.#deps;
    const limit = AT_ONCE - this.#running.size;
    if (limit <= 0 || this.#handlers.size === 0) return;
    const at = now();
    const wanted = { kinds: [...this.#handlers.keys()], limit, at: new Date(at), lease: new Date(at + LEASE_MS) };
    this.#taking += 1;
    try {
      for (const job of await takeJobs(db, wanted)) this.#begin(job);
    } finally {
      this.#taking -= 1;
    }
  }

  /** Repairs what was stored while the clock was ahead. */
  async mend(): Promise<void> {
    const { db, now } = this.#deps;
    await mendFutureRows(db, new Date(now()), { leaseMs: LEASE_MS, pauseMs: LONGEST_PAUSE_MS });
  }

  /** Waits for running jobs, at most `timeoutMs`; without it until they end. */
  async settle(timeoutMs?: number): Promise<void> {
    const all = Promise.allSettled(this.#running);
    if (timeoutMs === undefined) {
      await all;
      return;
    }
    const timeouts = new AbortController();
    await Promise.race([all, wait(timeoutMs, undefined, { signal: timeouts.signal }).catch(() => undefined)]);
    timeouts.abort();
    if (this.#running.size > 0) this.#deps.log.warn({ jobs: this.#running.size }, 'jobs were left to the next process');
  }

  /** Whether it runs nothing and could take nothing. */
  async isIdle(): Promise<boolean> {
    const due = await countDue(this.#deps.db, [...this.#handlers.keys()], new Date(this.#deps.now()));
    // A job that was taken during the count is neither due nor done.
    return due === 0 && this.#taking === 0 && this.#running.size === 0;
  }

  #begin(job: TakenJob): void {
    const work = this.#do(job).finally(() => {
      this.#running.delete(work);
      this.onEnd();
    });
    this.#running.add(work);
  }

  /** Never rejects: a result that cannot be stored now is found again when the lease ends. */
  async #do(job: TakenJob): Promise<void> {
    const { db, log, now } = this.#deps;
    const about = { job: job.id, kind: job.kind, attempt: job.attempt };
    const heart = setInterval(() => void this.#prolong(job), HEARTBEAT_MS);
    heart.unref();
    try {
      const failure = await this.#failureOf(job);
      if (failure === undefined) {
        await endAttempt(db, job, { status: 'done', at: new Date(now()) });
        return;
      }
      const { error, isFinal } = failure;
      const message = errorForLog(error).message;
      if (isFinal) {
        log.error({ ...about, err: error }, 'a job is dead: it is not retried');
        await endAttempt(db, job, { status: 'dead', at: new Date(now()), error: message });
        return;
      }
      const runAt = new Date(now() + retryBackoffMs(job.attempt));
      log.warn({ ...about, err: error, again: runAt }, 'a job failed and is retried');
      await endAttempt(db, job, { status: 'waiting', runAt, error: message });
    } catch (err) {
      log.warn({ ...about, err }, 'the end of a job could not be stored; it runs again');
    } finally {
      clearInterval(heart);
    }
  }

  async #failureOf(job: TakenJob): Promise<{ error: unknown; isFinal: boolean } | undefined> {
    // Its last worker died of it, or with it.
    if (job.attempt > TRIES) return { error: new Error('every try ended its process'), isFinal: true };
    try {
      await tracedAlone(`job ${job.kind}`, { attempt: job.attempt }, async () =>
        this.#handlers.get(job.kind)?.(job.payload),
      );
      return undefined;
    } catch (error) {
      return { error, isFinal: error instanceof PermanentFailure || job.attempt >= TRIES };
    }
  }

  async #prolong(job: TakenJob): Promise<void> {
    const { db, log, now } = this.#deps;
    try {
      const isOurs = await prolongLease(db, job, new Date(now() + LEASE_MS));
      if (!isOurs) log.warn({ job: job.id, kind: job.kind }, 'a job outlasted its lease and is run by another worker');
    } catch (err) {
      log.warn({ job: job.id, kind: job.kind, err }, 'the lease of a job could not be prolonged');
    }
  }
}

/** The pause after the try number `attempt`: five seconds, doubled each time, at most an hour. */
function retryBackoffMs(attempt: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
}
