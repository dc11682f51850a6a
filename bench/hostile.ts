// CPU that it costs to read hostile posts and to write to them: `npm run bench hostile [SHAPES]`. Source of the figures aimed at:
// docs/spec/engine.md#cost.
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import { cpuMs, row } from './figures.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { inputFor } from './post-shapes.ts';
import type { PostShape } from './shapes.ts';

const SEED = 20;
const SHAPES = 2_000;
const WARM_UP = 50;
const MOST_MS = 100;
const WORST = 12;
const PROGRESS_EVERY = 200;

interface Cost {
  readonly shape: string;
  readonly ms: number;
}

/** Prints the worst first. */
export async function benchHostile(): Promise<void> {
  const count = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? SHAPES);
  for (const shape of hostileShapes(SEED + 1, WARM_UP)) costOf(shape);
  const costs = hostileShapes(SEED, count).map((shape, at) => {
    if (at > 0 && at % PROGRESS_EVERY === 0) console.error(`${at} of ${count} shapes`);
    return costOf(shape);
  });
  for (const task of ['read', 'write'] as const)
    print(
      task,
      costs.map((cost) => cost[task]),
    );
}

function costOf(shape: PostShape): { read: Cost; write: Cost } {
  const post = { title: shape.title, description: shape.description };
  const name = `${shape.name}: ${excerpt(shape)}`;
  const input = inputFor(post);
  return {
    read: { shape: name, ms: steadyCpuMs(() => read({ post })) },
    write: { shape: name, ms: steadyCpuMs(() => letter(input)) },
  };
}

/** What takes too long is measured twice more: the least of three is without the compiler and the collection of memory. */
function steadyCpuMs(task: () => unknown): number {
  const first = cpuMs(task);
  return first <= MOST_MS ? first : Math.min(first, cpuMs(task), cpuMs(task));
}

function print(task: string, costs: readonly Cost[]): void {
  const over = costs.filter(({ ms }) => ms > MOST_MS).length;
  row(`hostile posts, ${task}`, `${over} of ${costs.length} take more than ${MOST_MS} ms of CPU. The worst:`);
  const worst = costs.toSorted((a, b) => b.ms - a.ms).slice(0, WORST);
  for (const { shape, ms } of worst) row(`  ${ms.toFixed(0)} ms`, shape);
}

function excerpt({ title, description }: PostShape): string {
  return JSON.stringify(`${title.slice(0, 30)} | ${description.slice(0, 60)} … ${description.slice(-20)}`);
}
