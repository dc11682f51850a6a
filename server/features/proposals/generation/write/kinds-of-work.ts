import { contentStems } from '#shared/proposals/verify/words.ts';
import { withoutAccents } from './fold.ts';
import { type PlaybookFile, playbookFileAt, playbookOf, playbookPaths } from './playbook.ts';
import { addUp, countStems, type StemCounts } from './stem-counts.ts';

/** Dirichlet smoothing, in words. Source: https://doi.org/10.1145/383952.384019 (Zhai, Lafferty, 2001). */
const SMOOTHING = 30;
const WEIGHTS = { job: 2, terms: 1.5, examples: 0.7, done: 1, lines: 0.2 } as const;
const TITLE_FACTOR = 2;
/** The words of one text are no independent signs: without this the likeliest kind would always have nearly all of the chance. */
const CALM = { post: 4, fact: 1 } as const;
/** The evidence for none of the kinds: a sentence without any telling word is of none. */
const NO_KIND = 2;
const MAX_CHARS = 2_500;

interface Index {
  readonly kinds: number;
  /** For each stem, the kinds that have it more often than others do, with the logarithm of how much more. */
  readonly signs: ReadonlyMap<string, readonly Sign[]>;
}

interface Sign {
  readonly kind: number;
  readonly odds: number;
}

const indexes = new Map<string, Index>();
const kindsByFile = new Map<PlaybookFile, StemCounts>();

/** How probable each kind of work is for a text, from 0 to 1, in the order of the playbook: naive Bayes. See docs/decisions/0154-*. */
export type Chances = readonly number[];

/** Loads the playbook of a language and counts the words of its kinds, one in each step, so that the first letter does not wait for it. */
export function* loadKinds(language: string): Generator<void> {
  for (const path of playbookPaths(language)) yield void kindOf(playbookFileAt(path));
  indexOf(language);
}

/** The kinds of work that a post is about. */
export function kindsOfPost(title: string, text: string, language: string): Chances {
  const weights = new Map<string, number>();
  for (const stem of stemsIn(text.slice(0, MAX_CHARS))) weights.set(stem, 1);
  for (const stem of stemsIn(title)) weights.set(stem, TITLE_FACTOR);
  return chancesOf(weights, language, CALM.post);
}

/** The kinds of work that a sentence of a profile is about. */
export function kindsOfFact(text: string, language: string): Chances {
  return chancesOf(new Map(stemsIn(text).map((stem) => [stem, 1])), language, CALM.fact);
}

/** From 0 to 1: how probable it is that both are about one kind of work. */
export function sameKind(one: Chances, other: Chances): number {
  return one.reduce((sum, chance, at) => sum + chance * (other[at] ?? 0), 0);
}

function chancesOf(weights: ReadonlyMap<string, number>, language: string, calm: number): Chances {
  const { kinds, signs } = indexOf(language);
  const scores = Array.from({ length: kinds }, () => 0);
  for (const [stem, weight] of weights)
    for (const { kind, odds } of signs.get(stem) ?? []) scores[kind] = (scores[kind] ?? 0) + (weight * odds) / calm;
  const most = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, Math.exp(NO_KIND - most));
  return odds.map((one) => one / all);
}

function indexOf(language: string): Index {
  const known = indexes.get(language);
  if (known) return known;
  const kinds = playbookOf(language).map(kindOf);
  const index = { kinds: kinds.length, signs: signsOf(kinds) };
  indexes.set(language, index);
  return index;
}

function signsOf(kinds: readonly StemCounts[]): ReadonlyMap<string, readonly Sign[]> {
  const { counts, total } = addUp(kinds);
  const signs = new Map<string, Sign[]>();
  for (const [kind, own] of kinds.entries())
    for (const [stem, count] of own.counts) {
      const share = (counts.get(stem) ?? 0) / total;
      const odds = Math.log((count + SMOOTHING * share) / ((own.total + SMOOTHING) * share));
      if (odds <= 0) continue;
      const known = signs.get(stem) ?? [];
      known.push({ kind, odds });
      signs.set(stem, known);
    }
  return signs;
}

function kindOf(file: PlaybookFile): StemCounts {
  const kind = kindsByFile.get(file) ?? countKind(file);
  kindsByFile.set(file, kind);
  return kind;
}

function countKind({ job, object, task, examples, done, wrong, first, questions }: PlaybookFile): StemCounts {
  return countStems(
    [
      [[job], WEIGHTS.job],
      [[...object, ...task], WEIGHTS.terms],
      [examples, WEIGHTS.examples],
      [done, WEIGHTS.done],
      [[...wrong, ...first, ...questions].map(({ text }) => text), WEIGHTS.lines],
    ],
    stemsIn,
  );
}

function stemsIn(text: string): string[] {
  return [...new Set(contentStems(withoutAccents(text)))].filter((stem) => !/^\d+$/.test(stem));
}
