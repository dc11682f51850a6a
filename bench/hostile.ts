// Hostile posts: the CPU of reading each and of writing to it, then the same posts sent to the built app while another process asks
// `/healthz` all the time. `npm run build`, then `npm run bench hostile [SHAPES]`.
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type BuiltApp, withBuiltApp } from './built-app.ts';
import { cpuMsOf } from './cpu.ts';
import { median, percentile, row } from './figures.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { printCosts } from './post-shapes.ts';
import { messageOf, startProcess } from './processes.ts';
import type { PostShape } from './shapes.ts';

const SEED = 20;
const SHAPES = 2_000;
/** As many as the app has threads for. */
const AT_ONCE = 2;
const QUIET_MS = 3_000;
/** Posts are sent by visitors, as fast as they are answered. */
const SETTINGS = { GENERATION_LIMIT: '900000/hour,900000/hour', WRITING_PACE: '0' };
const GOAL = 'goal: worst 20 ms';

export async function benchHostile(): Promise<void> {
  const shapes = hostileShapes(SEED, Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? SHAPES));
  printCosts('hostile posts', shapes, { read: 100, write: 100 });
  await withBuiltApp('  over HTTP', SETTINGS, (app) => sendHostile(app, shapes));
}

/** Sends each post to be read and written to, and prints how long `/healthz` took before and meanwhile. */
async function sendHostile({ origin, pid }: BuiltApp, shapes: readonly PostShape[]): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await wait(50);
  await sendAll(origin, shapes.slice(0, 20));
  const [quiet] = await whileAsking(origin, () => wait(QUIET_MS));
  const cpu = cpuMsOf(pid);
  const startedAt = performance.now();
  const [asked, statuses] = await whileAsking(origin, () => sendAll(origin, shapes));
  const seconds = (performance.now() - startedAt) / 1_000;
  const each = (cpuMsOf(pid) - cpu) / shapes.length;
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  row(
    '  over HTTP',
    `${answered}, in ${seconds.toFixed(0)} s, ${AT_ONCE} at once; CPU of the app ${each.toFixed(0)} ms each`,
  );
  row('  /healthz before', inWords(quiet));
  row('  /healthz meanwhile', `${inWords(asked)} (${GOAL}); load of the machine ${loadavg()[0]?.toFixed(1)}`);
}

async function sendAll(origin: string, shapes: readonly PostShape[]): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const left = shapes.values();
  const send = async () => {
    for (const shape of left) {
      const status = await generate(origin, shape);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return statuses;
}

async function generate(origin: string, { title, description }: PostShape): Promise<number> {
  const answer = await fetch(`${origin}/api/generate-proposal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ jobTitle: title, jobDescription: description }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Milliseconds that each `/healthz` took while `task` ran. */
async function whileAsking<T>(origin: string, task: () => Promise<T>): Promise<[readonly number[], T]> {
  const asking = startProcess('./health-asker.ts', [origin]);
  await messageOf(asking);
  const result = await task();
  const report = messageOf(asking);
  asking.send('end');
  return [z.array(z.number()).parse(await report), result];
}

function inWords(ms: readonly number[]): string {
  const worst = Math.max(...ms).toFixed(1);
  return `${ms.length} asked: median ${median(ms).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms, worst ${worst} ms`;
}
