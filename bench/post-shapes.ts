// What it costs to read posts of 20,000 characters of any shape, and to write their letters. Source of the figures aimed at:
// docs/spec/proposal.md#cost.
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import type { WriterInput } from '#server/features/proposals/generation/writer.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import { cpuMs, median, percentile, row } from './figures.ts';
import { PLAIN, type PostShape } from './shapes.ts';

/** The first posts pay for data files and for compiled code; a server has been through that. */
const WARM_UP = 100;
const WORST = 8;
const PROGRESS_EVERY = 200;

const FACTS: readonly Fact[] = [
  'I rebuilt the checkout of a shop with 4,000 orders a month, and it loads in 1.4 seconds on phones.',
  'I have worked with Stripe and WooCommerce for six years, among them three moves without a lost order.',
  'For a bakery I cut the steps from cart to payment from five to two.',
].map((text, at) => ({ id: `f${at + 1}`, text, from: 'about' }));

/** The most that a task should take. */
interface Aims {
  readonly read: number;
  readonly write: number;
}

interface Cost extends Aims {
  readonly shape: PostShape;
}

/** Prints the CPU of reading each of `shapes` and of writing to it. */
export function printCosts(name: string, shapes: readonly PostShape[], aims: Aims): void {
  for (const shape of shapes.slice(-WARM_UP)) costOf(shape, aims);
  const costs = shapes.map((shape, at) => {
    if (at > 0 && at % PROGRESS_EVERY === 0) console.error(`${at} of ${shapes.length} shapes`);
    return costOf(shape, aims);
  });
  const plain = costOf(PLAIN, aims);
  row(name, `${shapes.length}, of at most 20,000 characters`);
  for (const task of ['read', 'write'] as const) print(task, costs, plain[task], aims[task]);
}

/** What a letter to this post is written from. */
export function inputFor(post: WriterInput['post'], brief = read({ post })): WriterInput {
  const plain = { tone: 'professional', style: 'detailed', language: 'en', seed: 'seed' } as const;
  return { brief, post, facts: FACTS, ...plain, lines: {} };
}

function costOf(shape: PostShape, aims: Aims): Cost {
  const [readMs, brief] = steadyCpuMs(() => read({ post: shape }), aims.read);
  const [writeMs] = steadyCpuMs(() => letter(inputFor(shape, brief)), aims.write);
  return { shape, read: readMs, write: writeMs };
}

/** What takes too long is measured twice more: the least of three is without the compiler and the collection of memory. */
function steadyCpuMs<T>(task: () => T, mostMs: number): [number, T] {
  const results: T[] = [];
  const measure = () => cpuMs(() => results.push(task()));
  let ms = measure();
  if (ms > mostMs) ms = Math.min(ms, measure(), measure());
  const [result] = results;
  if (result === undefined) throw new Error('the task has no result');
  return [ms, result];
}

function print(task: 'read' | 'write', costs: readonly Cost[], plainMs: number, mostMs: number): void {
  const all = costs.map((cost) => cost[task]);
  const over = all.filter((ms) => ms > mostMs).length;
  row(
    `  CPU to ${task}`,
    `median ${median(all).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms; ` +
      `${over} over ${mostMs} ms (goal 0). A plain post of this length ${plainMs.toFixed(0)} ms. The worst:`,
  );
  for (const { shape, [task]: ms } of costs.toSorted((a, b) => b[task] - a[task]).slice(0, WORST)) {
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
