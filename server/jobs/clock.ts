import { Cron } from 'croner';
import { v5 } from 'uuid';
import type { Database } from '../db/client.ts';
import { insertJob } from './repository.ts';

// A job's id is computed from its name and time: the process that stores it first has stored it for all.
const MOMENTS = '5a0b8b2c-7c53-4d8a-9a0e-6a6f0c1d2e3b';
/** Shorter than finished jobs are kept, or a finished one would run again. */
const MADE_UP_FOR_MS = 24 * 3_600_000;

interface Entry {
  readonly kind: string;
  readonly cron: Cron;
  /** The last moment this process has scheduled; a clock that was set back may give an earlier one. */
  last: number;
}

/** Turns moments of cron patterns into jobs. */
export class Clock {
  readonly #entries: Entry[] = [];

  /** @throws Error for an invalid pattern. */
  add(kind: string, pattern: string): void {
    // Paused: croner computes the times, the jobs table runs the tasks.
    this.#entries.push({ kind, cron: new Cron(pattern, { timezone: 'UTC', paused: true }), last: 0 });
  }

  /** Stores a job for the latest moment of each pattern, unless it exists. */
  async tick(db: Database, now: number): Promise<void> {
    for (const entry of this.#entries) {
      // One millisecond on, because a moment is not before itself.
      const [moment] = entry.cron.previousRuns(1, new Date(now + 1));
      if (!moment || moment.getTime() === entry.last || now - moment.getTime() > MADE_UP_FOR_MS) continue;
      const id = v5(`${entry.kind} ${moment.toISOString()}`, MOMENTS);
      await insertJob(db, { id, kind: entry.kind, payload: {}, runAt: moment, createdAt: new Date(now) });
      entry.last = moment.getTime();
    }
  }
}
