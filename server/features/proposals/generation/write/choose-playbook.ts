import type { Need } from '#shared/proposals/brief.ts';
import { contentStems, stem, wordsOf } from '#shared/proposals/verify/words.ts';
import { withoutAccents } from './fold.ts';
import { type Hire, type PlaybookFile, playbookFileAt, playbookOf, playbookPaths } from './playbook.ts';
import { addUp, countStems, type StemCounts } from './stem-counts.ts';

/** The kind of job of a post, and its certainty. */
export interface ChosenPlaybook {
  readonly file: PlaybookFile;
  /** Only then are its lines in a letter; else they are offered. None is better than the wrong one. */
  readonly isSure: boolean;
  readonly hire: Hire;
}

export interface PostWords {
  readonly title: string;
  /** The post without its asks. */
  readonly text: string;
  readonly brief: { readonly needs: readonly Pick<Need, 'quote'>[] };
  readonly language: string;
}

/** Set on posts with and without their own file; docs/eval.md has the figures. */
const OFFERED_FROM = 20;
/** A long post shares more by chance: the threshold grows with each different stem, to a maximum. */
const SURE = { from: 25, perStem: 0.2, most: 55 } as const;
/** The minimum distance to a file of another trade; files of one trade do not block each other. */
const SURE_LEAD = 1.3;
const MAX_CHARS = 2_500;
/** Dirichlet smoothing, in words. Source: https://doi.org/10.1145/383952.384019 (Zhai, Lafferty, 2001). */
const SMOOTHING = 40;
const TITLE_FACTOR = 2;
/** The weight of a stem in each field. */
const WEIGHTS = { job: 3, terms: 1.5, examples: 1, lines: 0.2 } as const;
const IN_TITLE = 5;
const IN_TEXT = 1.5;
const AGAINST = 4;

interface Entry extends StemCounts {
  readonly file: PlaybookFile;
  readonly object: readonly string[];
  readonly task: readonly string[];
  readonly against: readonly string[];
}

interface Index extends StemCounts {
  readonly entries: readonly Entry[];
}

const entriesByFile = new Map<PlaybookFile, Entry>();
const indexes = new Map<string, Index>();

/** Loads the playbook of a language, one file in each step. */
export function* loadPlaybook(language: string): Generator<void> {
  for (const path of playbookPaths(language)) yield void entryOf(playbookFileAt(path));
  indexOf(language);
}

/**
 * The playbook file of a post, or null. A unigram classifier over the terms, invented posts and lines of each file ranks
 * them; a file is offered only when a term of its object and one of its task are in title or post, and is sure only when its
 * object is in the title and no file of another trade is near. `without`: a file to leave out, for measuring.
 */
export function choosePlaybook(post: PostWords, without?: string): ChosenPlaybook | null {
  const index = indexOf(post.language);
  const text = post.text.slice(0, MAX_CHARS);
  const query = queryOf(post.title, text);
  const normalised = {
    title: normalise(post.title),
    text: normalise(text),
    needs: normalise(post.brief.needs.map(({ quote }) => quote).join(' . ')),
  };
  const scored = index.entries
    .filter(({ file }) => file.id !== without)
    .map((entry) => ({ entry, ...fitOf(entry, index, query, normalised) }))
    .filter(({ isPossible }) => isPossible)
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  // Mentioned only in passing it is of another trade in half of the posts: its lines would be wrong also as suggestions.
  if (!best || best.score < OFFERED_FROM || !best.isNamed) return null;
  const rival = scored.find(({ entry }) => entry.file.trade !== best.entry.file.trade);
  const isAhead = rival === undefined || best.score >= rival.score * SURE_LEAD;
  const hire = hireOf(post);
  const isSure = isAhead && best.score >= sureFrom(query.size) && best.entry.file.hire.includes(hire);
  return { file: best.entry.file, isSure, hire };
}

function sureFrom(stems: number): number {
  return Math.min(SURE.most, SURE.from + SURE.perStem * stems);
}

/** The stems of a post with their weights. */
function queryOf(title: string, text: string): Map<string, number> {
  const query = new Map<string, number>();
  for (const one of stemsIn(text)) query.set(one, 1);
  for (const one of stemsIn(title)) query.set(one, TITLE_FACTOR);
  return query;
}

/** Where terms are looked for, with their stems between spaces. */
interface NormalisedPost {
  readonly title: string;
  readonly needs: string;
  readonly text: string;
}

interface Fit {
  readonly isPossible: boolean;
  /** Its object is in the title, and its task is in the title or among the needs. */
  readonly isNamed: boolean;
  readonly score: number;
}

function fitOf(
  entry: Entry,
  index: Index,
  query: ReadonlyMap<string, number>,
  { title, needs, text }: NormalisedPost,
): Fit {
  const countHeld = (place: string, terms: readonly string[]) => terms.filter((term) => place.includes(term)).length;
  const { object, task, against } = entry;
  const [objects, tasks] = [countHeld(title, object), countHeld(title, task)];
  const [moreObjects, moreTasks] = [countHeld(text, object), countHeld(text, task)];
  const isAgainst = countHeld(title, against) > 0;
  const isPossible = objects + moreObjects > 0 && tasks + moreTasks > 0 && !isAgainst;
  if (!isPossible) return { isPossible, isNamed: false, score: 0 };
  const terms =
    IN_TITLE * (Math.min(2, objects) + Math.min(2, tasks)) +
    IN_TEXT * (Math.min(3, moreObjects) + Math.min(3, moreTasks));
  return {
    isPossible,
    isNamed: objects > 0 && (tasks > 0 || countHeld(needs, task) > 0),
    score: likelihoodOf(entry, index, query) + terms - AGAINST * countHeld(text, against),
  };
}

/** The summed log odds of the stems for the file. */
function likelihoodOf(entry: Entry, { counts, total }: Index, query: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [one, factor] of query) {
    const own = entry.counts.get(one) ?? 0;
    const share = (counts.get(one) ?? 0) / total;
    if (own < MIN_COUNT || share === 0) continue;
    const odds = Math.log((own + SMOOTHING * share) / ((entry.total + SMOOTHING) * share));
    if (odds > 0) sum += factor * odds;
  }
  return sum;
}

/** A stem of a single line says nothing about a file. */
const MIN_COUNT = 0.3;

const ROLE =
  /\b(?:full[- ]time|permanent|salary|employee|employment|position|hiring an?|join our team|years of experience required|vollzeit|festanstellung|tiempo completo|tempo integral|clt|cdi|temps plein)\b/i;
const CONSULT =
  /\b(?:(?:one|1|an?)[- ]hour|consult(?:ation|ing call)?|quick call|advice|advise|second opinion|mentor(?:ing)?|beratung|asesor[ií]a|consultoria|conseil)\b/i;
const ONGOING =
  /\b(?:ongoing|monthly|weekly|per (?:month|week)|long[- ]term|retainer|part[- ]time|hours (?:a|per) week|mensual(?:es)?|semanal(?:es)?|mensal|mensais|por m[eê]s|laufend|monatlich|r[ée]gulier|par mois)\b/i;
const TASK = /\b(?:quick|small (?:task|job|fix)|today|asap|urgente?|dringend|few hours|one[- ]off|simple fix)\b/i;

function hireOf({ title, text }: PostWords): Hire {
  const whole = `${title}\n${text}`;
  if (
    ROLE.test(title) ||
    (ROLE.test(text) &&
      /\b(?:salary|benefits|employee|full[- ]time|vollzeit|tiempo completo|tempo integral|temps plein)\b/i.test(text))
  )
    return 'role';
  if (CONSULT.test(title)) return 'consult';
  if (ONGOING.test(whole)) return 'ongoing';
  return TASK.test(whole) ? 'task' : 'project';
}

function indexOf(language: string): Index {
  const known = indexes.get(language);
  if (known) return known;
  const entries = playbookOf(language).map(entryOf);
  const index = { entries, ...addUp(entries) };
  indexes.set(language, index);
  return index;
}

function entryOf(file: PlaybookFile): Entry {
  const known = entriesByFile.get(file);
  if (known) return known;
  const entry = countedEntryOf(file);
  entriesByFile.set(file, entry);
  return entry;
}

function countedEntryOf(file: PlaybookFile): Entry {
  const lines = [...file.wrong, ...file.first, ...file.questions].map(({ text }) => text);
  const counted = countStems(
    [
      [[file.job], WEIGHTS.job],
      [[...file.object, ...file.task], WEIGHTS.terms],
      [file.examples, WEIGHTS.examples],
      [lines, WEIGHTS.lines],
    ],
    stemsIn,
  );
  return { file, ...counted, ...definingTerms(file), against: termsOf(file.against) };
}

type Terms = Pick<PlaybookFile, 'object' | 'task'>;

function definingTerms(file: Terms): Pick<Entry, 'object' | 'task'> {
  const object = termsOf(file.object);
  // 'to shopify' has no more stems than 'shopify': one word must not count as both object and task.
  return { object, task: termsOf(file.task).filter((term) => !object.includes(term)) };
}

/** Whether a text has a term of the file's object and one of its task: without both a file is not offered. */
export function holdsTermsOf(file: Terms, text: string): boolean {
  const { object, task } = definingTerms(file);
  const place = normalise(text);
  return [object, task].every((terms) => terms.some((term) => place.includes(term)));
}

function termsOf(terms: readonly string[]): string[] {
  // 'query' and 'queries' are one term: it must not count twice.
  return [...new Set(terms.map(normalise))].filter((term) => term.trim() !== '');
}

/** Stems between spaces, with function words, so that a term of several words is found in a row: 'make com', 'take over'. */
function normalise(text: string): string {
  return ` ${wordsOf(withoutAccents(text)).map(stem).join(' ')} `;
}

function stemsIn(text: string): string[] {
  return contentStems(withoutAccents(text));
}
