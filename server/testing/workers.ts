import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { newId } from '../db/ids.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { silentLog } from '../log.ts';
import type { TestDatabase } from './database.ts';
import { trustingGuard } from './sweep-guard.ts';

export interface Workers {
  readonly all: readonly Jobs[];
  readonly first: Jobs;
  readonly second: Jobs;
  /** Puts the clock of all of them forward. */
  pass(ms: number): void;
}

/** Workers of one database, by a clock that begins at noon of the first of March 2026; nothing runs but by `idle` and `start`. */
export function startWorkers({ db }: TestDatabase, count = 1): Workers {
  let at = Date.parse('2026-03-01T12:00:00Z');
  const guard = trustingGuard(() => at);
  const start = () => createJobs({ db, log: silentLog, now: () => at, newId, guard });
  const [first, second] = [start(), start()];
  const all = [first, second, ...Array.from({ length: Math.max(0, count - 2) }, start)].slice(0, count);
  onTestFinished(async () => {
    await Promise.all(all.map((jobs) => jobs.stop(0)));
  });
  return { all, first, second, pass: (ms) => void (at += ms) };
}

const row = z.object({
  kind: z.string(),
  payload: z.unknown(),
  status: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
});

/** What is stored of the jobs of a kind, oldest first. */
export async function storedJobs({ pool }: TestDatabase, kind: string): Promise<z.output<typeof row>[]> {
  return z.array(row).parse((await pool.query('select * from jobs where kind = $1 order by id', [kind])).rows);
}
