import { Cron } from 'croner';
import { v5 } from 'uuid';
import type { Database } from '../db/client.ts';
import { insertJob } from './repository.ts';

// A moment is one job whose id is worked out from its name and time: whichever process stores it first has stored it for all.
const MOMENTS = '5a0b8b2c-7c53-4d8a-9a0e-6a6f0c1d2e3b';
/** Less than jobs that are done stay stored, or a moment that was done would be done again. */
const MADE_UP_FOR_MS = 24 * 3_600_000;

interface Entry {
  readonly kind: string;
  readonly cron: Cron;
  /** The moment this process has seen to last; a clock that was set back may give an earlier one. */
  last: number;
}

/** Turns moments of cron patterns into jobs. */
export class Clock {
  readonly #entries: Entry[] = [];

  /** @throws Error for a pattern that is none. */
  add(kind: string, pattern: string): void {
    // Paused: croner says when, the jobs table what comes of it.
    this.#entries.push({ kind, cron: new Cron(pattern, { timezone: 'UTC', paused: true }), last: 0 });
  }

  /** Stores a job for the latest moment of each pattern, unless it is stored already. */
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
