import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { endAll, isBuilt, startBuiltApp } from './built-app.ts';
import { cpuMsOf } from './cpu.ts';
import { median, percentile, row } from './figures.ts';
import { messageOf, startProcess } from './processes.ts';
import type { PostShape } from './shapes.ts';

/** As many as the app has threads for. */
const AT_ONCE = 2;
const QUIET_MS = 3_000;
/** Posts are sent by visitors, as fast as they are answered. */
const SETTINGS = { GENERATION_LIMIT: '900000/hour,900000/hour', WRITING_PACE: '0' };
const GOAL = 'goal: worst 20 ms';

/** Sends each post to be read and written to, and prints how long `/healthz` took before and meanwhile. */
export async function sendHostile(shapes: readonly PostShape[]): Promise<void> {
  if (!isBuilt('  over HTTP')) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  // For the database's own account.
  chmodSync(dataDir, 0o755);
  const app = await startBuiltApp({ DATA_DIR: dataDir, ...SETTINGS });
  try {
    await untilReady(app.origin);
    await sendAll(app.origin, shapes.slice(0, 20));
    const [quiet] = await whileAsking(app.origin, () => wait(QUIET_MS));
    const cpu = cpuMsOf(app.pid);
    const startedAt = performance.now();
    const [asked, statuses] = await whileAsking(app.origin, () => sendAll(app.origin, shapes));
    const seconds = (performance.now() - startedAt) / 1_000;
    const each = (cpuMsOf(app.pid) - cpu) / shapes.length;
    const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    row(
      '  over HTTP',
      `${answered}, in ${seconds.toFixed(0)} s, ${AT_ONCE} at once; CPU of the app ${each.toFixed(0)} ms each`,
    );
    row('  /healthz before', inWords(quiet));
    row('  /healthz meanwhile', `${inWords(asked)} (${GOAL}); load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await endAll([app.child]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await wait(50);
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
