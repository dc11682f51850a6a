// Which of a person's sentences a proposal proves a need with, by shared words alone and with the embedder; and what that costs.
import { createEngine, createLiken, createMiniLm, type Embedder } from '#server/features/proposals/index.ts';
import { generateInput } from '#shared/proposals/contract.ts';
import { median, row } from './figures.ts';
import { HELD_OUT } from './proof-held-out.ts';
import { EASY, HARD, type Pair } from './proof-pairs.ts';

/** Here nothing is to be late: how long it takes is measured by itself. */
const BOUND_MS = 600_000;
const MB = 1_000_000;

export async function benchProof(): Promise<void> {
  const before = process.memoryUsage.rss();
  const embedder = createMiniLm();
  try {
    const loading = await msOf(() => embedder.embed(['A first text.'], new AbortController().signal));
    row('embedder, load and first text', `${loading.toFixed(0)} ms`);
  } catch (error) {
    return row('proof', `not measured: ${error instanceof Error ? error.message : 'the embedder does not run'}`);
  }
  const withEmbedder = createEngine(undefined, createLiken({ embedder, boundMs: BOUND_MS, onFailure, onLate }));
  for (const [name, pairs] of Object.entries({ 'held-out hard': HELD_OUT, hard: HARD, easy: EASY })) {
    const [words, meaning] = [await rightIn(pairs, createEngine()), await rightIn(pairs, withEmbedder)];
    row(`proof, ${name} pairs`, `right by shared words ${words}, with the embedder ${meaning}, of ${pairs.length}`);
  }
  await benchTexts(embedder);
  row('  memory, before / after', `${(before / MB).toFixed(0)} / ${(process.memoryUsage.rss() / MB).toFixed(0)} MB`);
  await embedder.close();
}

async function benchTexts(embedder: Embedder): Promise<void> {
  const texts = Array.from(
    { length: 60 },
    (_, at) => `I moved a shop with ${at} thousand articles to another platform.`,
  );
  const times = async () => {
    const all: number[] = [];
    for (const text of texts) all.push(await msOf(() => embedder.embed([text], new AbortController().signal)));
    return `${median(all).toFixed(2)} ms`;
  };
  const first = await times();
  row('  a text, first / kept', `${first} / ${await times()}`);
}

/** How many of the pairs have the right sentence before all others in the proposal. */
async function rightIn(pairs: readonly Pair[], engine: ReturnType<typeof createEngine>): Promise<number> {
  let right = 0;
  for (const pair of pairs) right += (await firstToldOf(pair, engine)) === pair.facts[0] ? 1 : 0;
  return right;
}

async function firstToldOf({ title, post, facts }: Pair, engine: ReturnType<typeof createEngine>) {
  // In the order of the alphabet, so that where a sentence stands says nothing of whether it is the right one.
  const aboutMeStatement = facts.toSorted().join(' ');
  const input = generateInput.parse({ jobTitle: title, jobDescription: post, aboutMeStatement });
  const { signal } = new AbortController();
  for await (const event of engine.generate({ input, authorId: 'bench', proposalId: 'bench' }, { signal })) {
    if (event.type !== 'done') continue;
    const { plainText } = event.answer;
    const places = facts.map((fact) => ({ fact, at: plainText.indexOf(fact) })).filter(({ at }) => at >= 0);
    return places.toSorted((a, b) => a.at - b.at)[0]?.fact;
  }
  return undefined;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function onFailure(error: unknown): void {
  throw error;
}

function onLate(): void {
  throw new Error('nothing is to be late here');
}
