import { Cron } from 'croner';
import { v5 } from 'uuid';
import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import { insertJobs } from './repository.ts';

// A job's id is computed from its name and time: the process that stores it first has stored it for all.
const MOMENTS = '5a0b8b2c-7c53-4d8a-9a0e-6a6f0c1d2e3b';
/** Shorter than finished jobs are kept, or a finished one would run again. */
const MADE_UP_FOR_MS = 24 * 3_600_000;

interface Entry {
  readonly kind: string;
  readonly cron: Cron;
  /** The last moment this process has scheduled; a clock that was set back may give an earlier one. Nothing is due from it until `next`. */
  last: number;
  next: number;
}

/** Turns moments of cron patterns into jobs. */
export class CronScheduler {
  readonly #entries: Entry[] = [];

  /** @throws Error for an invalid pattern. */
  add(kind: string, pattern: string): void {
    // Paused: croner computes the times, the jobs table runs the tasks.
    this.#entries.push({ kind, cron: new Cron(pattern, { timezone: 'UTC', paused: true }), last: 0, next: 0 });
  }

  /** Stores a job for the latest moment of each pattern, unless it exists. */
  async tick(db: Database, now: number): Promise<void> {
    // A clock that was set back gives an earlier moment.
    const due = this.#entries.filter(({ last, next }) => now < last || now >= next);
    const moments = due.map((entry) => ({ entry, ...momentsAround(entry.cron, now) }));
    const wanted = moments.filter(({ last, entry }) => last !== entry.last && now - last <= MADE_UP_FOR_MS);
    const jobs = wanted.map(({ entry: { kind }, last }) => {
      const runAt = new Date(last);
      const id = v5(`${kind} ${runAt.toISOString()}`, MOMENTS);
      return { id, kind, payload: {}, runAt, createdAt: new Date(now) };
    });
    if (jobs.length > 0) await insertJobs(db, ...jobs);
    for (const { entry, last, next } of moments) Object.assign(entry, { last, next });
  }
}

/** The latest moment until `now` and the first after it. */
function momentsAround(cron: Cron, now: number): { last: number; next: number } {
  // One millisecond on, because a moment is not before itself.
  const [moment] = cron.previousRuns(1, new Date(now + 1));
  return { last: moment?.getTime() ?? 0, next: cron.nextRun(new Date(now))?.getTime() ?? Number.POSITIVE_INFINITY };
}

interface Task {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void> | void;
  calledAt: number;
}

/** Short work of this process that is due every few seconds: it leaves no row, and nobody makes up what was missed. */
export class RepeatedTasks {
  readonly #deps: { readonly log: Log; readonly now: () => number };
  readonly #tasks: Task[] = [];

  constructor(deps: { readonly log: Log; readonly now: () => number }) {
    this.#deps = deps;
  }

  add(name: string, everyMs: number, run: () => Promise<void> | void): void {
    this.#tasks.push({ name, everyMs, run, calledAt: Number.NEGATIVE_INFINITY });
  }

  /** Calls those whose pause is over, one after the other. Never rejects: one that fails is called again after its pause. */
  async runDue(): Promise<void> {
    const { log, now } = this.#deps;
    for (const task of this.#tasks) {
      const at = now();
      // Also when the clock was set back since.
      if (Math.abs(at - task.calledAt) < task.everyMs) continue;
      task.calledAt = at;
      try {
        await task.run();
      } catch (err) {
        log.warn({ task: task.name, err }, 'a repeated task failed and is called again');
      }
    }
  }
}
