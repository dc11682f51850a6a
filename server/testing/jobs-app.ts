import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createDatabase } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { createJobs } from '../jobs/index.ts';
import { silentLog } from '../log.ts';
import { createTestPool } from './test-pool.ts';

// A small app for tests that kill it: does the jobs of the kind `note` in the database it is given, each a row of `notes`,
// and the one of its schedule. `later` puts its clock forward; one that has `notes` to write begins no more after those, so
// that the test kills it in time. It reports when it has begun and when nothing is left.

const task = z.object({ databaseUrl: z.string(), later: z.number(), notes: z.number().exactOptional() });

await main();

async function main(): Promise<void> {
  const { databaseUrl, later, notes = Number.POSITIVE_INFINITY } = task.parse(JSON.parse(process.argv[2] ?? ''));
  const pool = createTestPool(databaseUrl);
  const db = createDatabase(pool);
  // The clock stands still, so that every process sees the same moment of the schedule.
  const now = () => later;
  const jobs = createJobs({ db, log: silentLog, now, newId });
  let begun = 0;
  jobs.handle('note', z.object({ n: z.number() }), async ({ n }) => {
    begun += 1;
    if (begun > notes) return new Promise(() => undefined);
    await wait(Math.random() * 10);
    await pool.query('insert into notes values ($1, $2)', [n, process.pid]);
  });
  jobs.schedule('hourly', '0 * * * *', async () => {
    await pool.query('insert into notes values (-1, $1)', [process.pid]);
  });
  jobs.start();
  say('begun');
  await jobs.idle();
  say('idle');
}

function say(word: string): void {
  process.stdout.write(`${word}\n`);
}
