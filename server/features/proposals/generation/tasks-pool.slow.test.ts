import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTasksPool, type TasksPool } from './tasks-pool.ts';

// A thread starts from a file: built here like in `scripts/build`.

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** A post with this title never ends. */
const ENDLESS = 'endless';
/** One with this waits for longer than the deadline, as on a busy machine, and uses no processor. */
const WAITING = 'waiting';
const DEADLINE_MS = 4_000;

let folder = '';
let pool: TasksPool | undefined;
const warnings: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };

beforeAll(async () => {
  // Within the project, so that the thread finds its packages and reader/weights.bin.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/tasks-'));
  const bundled = { bundle: true, platform: 'node', format: 'esm', packages: 'external', absWorkingDir: ROOT } as const;
  await build({
    ...bundled,
    entryPoints: { worker: 'server/features/proposals/generation/tasks-worker.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
  const spinning = `import * as real from './worker.mjs';
export const letter = real.letter;
export function read(message) {
  const { title } = message.task.post;
  if (title !== '${ENDLESS}' && title !== '${WAITING}') return real.read(message);
  const answer = real.read(message);
  if (title === '${WAITING}') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${DEADLINE_MS + 1_000});
  while (title === '${ENDLESS}');
  return answer;
}`;
  await writeFile(join(folder, 'spinning.mjs'), spinning);
});

afterEach(async () => {
  await pool?.close();
  warnings.length = 0;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function poolOf(worker: string, deadlineMs: number, longestWaitMs = 240_000): TasksPool {
  const filename = pathToFileURL(join(folder, worker));
  // A loading thread is waited for on a busy machine.
  pool = createTasksPool({ worker: filename, threads: 1, deadlineMs, longestWaitMs, log });
  return pool;
}

const POST = { title: 'Tea shop', description: 'We need someone to move our tea shop to Shopify.' };

it('reads a post with the user’s corrections, and writes its letter, in a thread', async () => {
  const tasks = poolOf('worker.mjs', 60_000);
  const brief = await tasks.read(POST);
  expect(brief).toMatchObject({ title: 'Tea shop', language: 'en', understood: true });
  const task = { brief, post: POST, facts: [], lines: {}, seed: 'ada' };
  const { letter } = await tasks.letter({ ...task, tone: 'professional', style: 'standard', language: 'en' });
  expect(letter.slots.some(({ state }) => state === 'open')).toBe(true);
  expect((await tasks.read(POST, { notWork: [POST.description], questions: [] })).needs).toEqual([]);
});

it('ends a post that takes too long with its thread, refuses others meanwhile, and reads the next one', async () => {
  const tasks = poolOf('spinning.mjs', DEADLINE_MS, 2_000);
  const isRead = () =>
    tasks.read(POST).then(
      () => true,
      () => false,
    );
  // Until the thread has loaded, which takes half a minute on a busy machine.
  await expect.poll(isRead, { timeout: 150_000 }).toBe(true);
  const endless = tasks.read({ ...POST, title: ENDLESS }).catch((error: unknown) => error);
  await expect(tasks.read(POST)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await endless).toMatchObject({ code: 'POST_NOT_UNDERSTOOD' });
  expect(warnings).toHaveLength(1);
  await expect.poll(isRead, { timeout: 150_000 }).toBe(true);
});

it('does not end a post that had to wait for the processor', async () => {
  const tasks = poolOf('spinning.mjs', DEADLINE_MS);
  expect(await tasks.read({ ...POST, title: WAITING })).toMatchObject({ title: WAITING, understood: true });
  expect(warnings).toEqual([]);
});

it('does not end a thread that is loading when a task has waited too long for it', async () => {
  const tasks = poolOf('worker.mjs', 60_000, 200);
  await expect(tasks.read(POST)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect
    .poll(
      () =>
        tasks.read(POST).then(
          () => true,
          () => false,
        ),
      { timeout: 150_000 },
    )
    .toBe(true);
});
