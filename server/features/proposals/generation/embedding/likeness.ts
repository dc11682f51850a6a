import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { factsFor, undecidedFor } from '../compose/proof.ts';
import type { Likeness } from '../writer.ts';
import type { Embedder } from './embedder.ts';

// Together about what a second is enough for.
const MOST_FACTS = 12;
const MOST_NEEDS = 4;
const MOST_QUESTIONS = 2;

/** How near the facts are to the job that shared words do not decide between; undefined where they decide everything. */
export async function likenessOf(
  embedder: Embedder,
  { brief, facts }: { readonly brief: JobBrief; readonly facts: readonly Fact[] },
  signal: AbortSignal,
): Promise<Likeness | undefined> {
  const forJob = undecidedFor(brief, facts).slice(0, MOST_FACTS);
  const asked = [...brief.questions, ...brief.asks]
    .map(({ text }) => ({ text, among: factsFor(text, facts).slice(0, MOST_FACTS) }))
    .filter(({ among }) => among.length > 1)
    .slice(0, MOST_QUESTIONS);
  if (forJob.length === 0 && asked.length === 0) return undefined;
  const wanted = forJob.length > 0 ? wantedIn(brief) : [];
  const near = await measured(
    embedder,
    [...wanted, ...asked.map(({ text }) => text), ...[...forJob, ...asked.flatMap(({ among }) => among)].map(textOf)],
    signal,
  );
  const nearest = (fact: Fact, texts: readonly string[]) => Math.max(...texts.map((text) => near(fact.text, text)));
  return {
    toJob: new Map(forJob.map((fact) => [fact.id, nearest(fact, wanted)])),
    toQuestion: new Map(
      asked.map(({ text, among }) => [text, new Map(among.map((fact) => [fact.id, nearest(fact, [text])]))]),
    ),
  };
}

const textOf = ({ text }: Fact) => text;

function wantedIn({ title, needs }: JobBrief): string[] {
  const core = needs.filter((need) => need.core);
  return [title, ...(core.length > 0 ? core : needs).slice(0, MOST_NEEDS).map(({ text }) => text)];
}

/** The nearness of any two of `texts`, which are looked at once each. */
async function measured(embedder: Embedder, texts: readonly string[], signal: AbortSignal) {
  const different = [...new Set(texts)];
  const vectors = await embedder.embed(different, signal);
  const of = new Map(different.map((text, at) => [text, vectors[at]]));
  return (one: string, other: string): number => {
    const [a, b] = [of.get(one), of.get(other)];
    return a && b ? a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) : 0;
  };
}
