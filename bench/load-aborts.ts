// `npm run bench -- load --aborts 10000`: so many streams, of which three in ten are left by their reader in the middle, and what the
// app has in memory and open before, in between and after.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { BuiltApp } from './built-app.ts';
import { memoryMbOf, openFilesOf } from './cpu.ts';
import { row } from './figures.ts';
import { type AbortReport, type AbortTask, abortReport } from './load-task.ts';
import { messageOf, startProcess } from './processes.ts';

const ROUNDS = 4;
const MOST_AT_ONCE = 50;
/** Sockets that were just closed, and rows that are just being written. */
const SETTLED_MS = 2_000;

/** `app` paces its streams, so that there is a middle. */
export async function benchAborts(app: BuiltApp, pool: pg.Pool, streams: number): Promise<void> {
  const ofRound = Math.ceil(streams / ROUNDS);
  const atOnce = Math.min(MOST_AT_ONCE, ofRound);
  // Code is compiled, connections are made.
  await read({ origin: app.origin, streams: atOnce, atOnce });
  print('before', app);
  for (let round = 1; round <= ROUNDS; round++) {
    const ends = await read({ origin: app.origin, streams: ofRound, atOnce });
    await untilNothingIsWritten(pool);
    print(`after ${round * ofRound} streams`, app, JSON.stringify(ends));
  }
  const metrics = await (await fetch(`${app.origin}/metrics`)).text();
  const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1];
  row('  event loop', `p99 ${(Number(lag) * 1_000).toFixed(0)} ms over all of it`);
}

async function read(task: AbortTask): Promise<AbortReport> {
  return abortReport.parse(await messageOf(startProcess('./load-readers.ts', [JSON.stringify(task)])));
}

/** Who left does not stop the writing: a reader may come back. */
async function untilNothingIsWritten(pool: pg.Pool): Promise<void> {
  const isWriting = async () =>
    (await pool.query("select 1 from generations where status = 'running' limit 1")).rows.length > 0;
  do await wait(SETTLED_MS);
  while (await isWriting());
}

function print(when: string, { pid }: BuiltApp, ends = ''): void {
  row(`  ${when}`, `${memoryMbOf(pid)} MB, ${openFilesOf(pid)} files and connections open ${ends}`.trim());
}
