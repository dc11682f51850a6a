// Hostile posts: the CPU of reading each and of writing to it, then the same posts sent to the built app while another process asks
// `/healthz` all the time. `npm run build`, then `npm run bench hostile [SHAPES]`. Source of the figures aimed at:
// docs/spec/engine.md#cost.
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import { cpuMs, median, percentile, row } from './figures.ts';
import { sendHostile } from './hostile-http.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { inputFor } from './post-shapes.ts';
import { PLAIN, type PostShape } from './shapes.ts';

const SEED = 20;
const SHAPES = 2_000;
const WARM_UP = 100;
const MOST_MS = 100;
const WORST = 8;
const PROGRESS_EVERY = 200;

interface Cost {
  readonly shape: PostShape;
  readonly ms: number;
}

export async function benchHostile(): Promise<void> {
  const count = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? SHAPES);
  const shapes = hostileShapes(SEED, count);
  for (const shape of hostileShapes(SEED + 1, WARM_UP)) costOf(shape);
  const costs = shapes.map((shape, at) => {
    if (at > 0 && at % PROGRESS_EVERY === 0) console.error(`${at} of ${count} shapes`);
    return costOf(shape);
  });
  const plain = costOf(PLAIN);
  row('hostile posts', `${count}, of at most 20,000 characters`);
  for (const task of ['read', 'write'] as const) {
    const all = costs.map((cost) => ({ shape: cost.shape, ms: cost[task] }));
    print(task, all, plain[task]);
  }
  await sendHostile(shapes);
}

function costOf(shape: PostShape): { shape: PostShape; read: number; write: number } {
  const [readMs, brief] = steadyCpuMs(() => read({ post: shape }));
  const [writeMs] = steadyCpuMs(() => letter(inputFor(shape, brief)));
  return { shape, read: readMs, write: writeMs };
}

/** What takes too long is measured twice more: the least of three is without the compiler and the collection of memory. */
function steadyCpuMs<T>(task: () => T): [number, T] {
  const results: T[] = [];
  const measure = () => cpuMs(() => results.push(task()));
  let ms = measure();
  if (ms > MOST_MS) ms = Math.min(ms, measure(), measure());
  const [result] = results;
  if (result === undefined) throw new Error('the task has no result');
  return [ms, result];
}

function print(task: 'read' | 'write', costs: readonly Cost[], plainMs: number): void {
  const all = costs.map(({ ms }) => ms);
  const over = all.filter((ms) => ms > MOST_MS).length;
  row(
    `  CPU to ${task}`,
    `median ${median(all).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms; ` +
      `${over} over ${MOST_MS} ms (goal 0). A plain post of this length ${plainMs.toFixed(0)} ms. The worst:`,
  );
  for (const { shape, ms } of costs.toSorted((a, b) => b.ms - a.ms).slice(0, WORST)) {
    const growth = task === 'read' ? `; the first half ${half(shape).toFixed(0)} ms` : '';
    row(
      `    ${ms.toFixed(0)} ms`,
      `${(ms / plainMs).toFixed(1)} times a plain one${growth}. ${shape.name}: ${excerpt(shape)}`,
    );
  }
}

/** About half of the whole where the cost grows with the length, a quarter where it grows with its square. */
function half({ title, description }: PostShape): number {
  const post = { title, description: description.slice(0, description.length / 2) };
  return Math.min(...Array.from({ length: 3 }, () => cpuMs(() => read({ post }))));
}

function excerpt({ title, description }: PostShape): string {
  return JSON.stringify(`${title.slice(0, 20)} | ${description.slice(0, 40)} … ${description.slice(-20)}`);
}
