// What it costs to read a post of 20,000 characters of any shape, and to write its letter. Source of the two figures aimed at:
// docs/spec/engine.md#cost.
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import type { WriterInput } from '#server/features/proposals/generation/writer.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import { cpuMs, median, row } from './figures.ts';
import { POST_SHAPES, type PostShape } from './shapes.ts';

const RUNS = 5;
const WARM_UP = 20;
const MOST_TO_READ_MS = 50;
const MOST_TO_WRITE_MS = 100;
const WORST = 5;

const FACTS: readonly Fact[] = [
  'I rebuilt the checkout of a shop with 4,000 orders a month, and it loads in 1.4 seconds on phones.',
  'I have worked with Stripe and WooCommerce for six years, among them three moves without a lost order.',
  'For a bakery I cut the steps from cart to payment from five to two.',
].map((text, at) => ({ id: `f${at + 1}`, text, from: 'about' }));

interface Cost {
  readonly name: string;
  readonly readMs: number;
  readonly writeMs: number;
}

export async function benchPostShapes(): Promise<void> {
  warmUp();
  const costs = POST_SHAPES.map(costOf);
  row('post shapes', `CPU ms to read and to write, median of ${RUNS}`);
  for (const { name, readMs, writeMs } of costs) row(`  ${name}`, `${figure(readMs)} ${figure(writeMs)}`);
  printWorst('read', MOST_TO_READ_MS, costs, ({ readMs }) => readMs);
  printWorst('write', MOST_TO_WRITE_MS, costs, ({ writeMs }) => writeMs);
}

/** The first posts pay for data files and for compiled code; a server has been through that. */
function warmUp(): void {
  for (const shape of POST_SHAPES.slice(-WARM_UP)) costOf(shape);
}

/** What a letter to this post is written from. */
export function inputFor(post: WriterInput['post'], brief = read({ post })): WriterInput {
  const plain = { tone: 'professional', style: 'detailed', language: 'en', seed: 'seed' } as const;
  return { brief, post, facts: FACTS, ...plain, lines: {} };
}

function costOf({ name, title, description }: PostShape): Cost {
  const post = { title, description };
  const input = inputFor(post);
  return {
    name,
    readMs: medianCpuMs(() => read({ post })),
    writeMs: medianCpuMs(() => letter(input)),
  };
}

function medianCpuMs(task: () => unknown): number {
  return median(Array.from({ length: RUNS }, () => cpuMs(task)));
}

function printWorst(what: string, most: number, costs: readonly Cost[], msOf: (cost: Cost) => number): void {
  const over = costs.filter((cost) => msOf(cost) > most).length;
  row(`most to ${what}`, `${most} ms; ${over} of ${costs.length} shapes take more. The worst:`);
  const worst = [...costs].sort((a, b) => msOf(b) - msOf(a)).slice(0, WORST);
  for (const cost of worst) row(`  ${cost.name}`, figure(msOf(cost)));
}

function figure(ms: number): string {
  return ms.toFixed(1).padStart(8);
}
