import { hashFrom } from '../read/hash.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import { type PlaybookFile, type PlaybookLine, SITUATIONS } from '../write/playbook.ts';
import { type Candidate, hitsOf, holds, topOf } from './candidates.ts';
import { showsAll } from './conditions.ts';
import type { ReadPost } from './read-for-lines.ts';
import { likeliestOf } from './situation.ts';

/** What is said of a line and a post: 0 absurd or wrong, 1 fits any post or weakly, 2 fits well. */
export const FITS = ['wrong', 'weak', 'well'] as const;
/** A feature is a number below 2 to the power of this. */
export const PAIR_HASH_BITS = 16;

/** What is known of a line whatever the post. */
interface LineFacts {
  readonly stems: readonly string[];
  readonly weights: readonly number[];
  readonly names: readonly string[];
  readonly words: number;
}

const factsByLine = new Map<string, LineFacts>();

function factsOf({ text }: PlaybookLine, language: string): LineFacts {
  const key = `${language} ${text}`;
  const known = factsByLine.get(key);
  if (known) return known;
  const stems = [...stemsOf(text)];
  const facts: LineFacts = {
    stems,
    weights: stems.map((stem) => Math.min(MOST_WEIGHT, weightOf(stem, language))),
    names: namesIn(text),
    words: text.split(/\s+/).length,
  };
  factsByLine.set(key, facts);
  return facts;
}

/** A word that no post of the reader has is no rarer than one that a few have. */
const MOST_WEIGHT = 5.5;
/** A stem that few posts have, by its weight. */
const RARE = 2.5;

/** Names, abbreviations and figures, without the first word: 'Shopify', 'DKIM', '3.5'. */
function namesIn(text: string): string[] {
  const inner = text.replace(/^\S+\s/, '').replace(/[.!?:]\s+\S+/g, ' ');
  return (inner.match(/(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d+#.]*[\p{L}\d+#]|\d[\d.,%]*)(?![\p{L}])/gu) ?? []).filter(
    (name) => name.length > 1,
  );
}

/** What differs between the parts of a letter. */
const BY_FIELD = new Set(['bias', 'kind', 'cue', 'shared', 'covered', 'situation']);

/** The features of a line for a post, for `ranker.ts`. */
export function describePair({ field, line, source }: Candidate, post: ReadPost): number[] {
  const found = new Set<number>();
  const facts = factsOf(line, post.language);
  const add = (name: string, value: string | number | boolean = '') => {
    found.add(hash(name, String(value)));
    if (BY_FIELD.has(name)) found.add(hash(`${field} ${name}`, String(value)));
  };
  const cue = cueOf(line, post);
  const { kind } = source;
  const score = bucket(source.score, kind === 'file' ? [3, 5, 7, 9, 11, 13, 15] : [4, 6, 8, 10, 12, 15]);
  const chance = bucket(source.chance, [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]);
  add('bias');
  add('kind', kind);
  add('score', `${kind} ${score}`);
  add('share', `${kind} ${bucket(source.share, [0.3, 0.45, 0.6, 0.75, 0.9, 1])}`);
  add('rank', `${kind} ${source.rank}`);
  add('chance', `${kind} ${chance}`);
  add('both, title', `${kind} ${source.hasBoth} ${source.isInTitle}`);
  add('against', `${kind} ${source.against}`);
  add('file', `${kind} ${source.rank} ${score} ${source.hasBoth}`);
  add('file, cue', `${kind} ${source.rank} ${cue.kind} ${bucket(source.score, [5, 8, 11])}`);
  add('cue', `${kind} ${cue.kind}`);
  add('cue weight', bucket(cue.weight, [1, 3, 5, 7, 10, 14]));
  add('cues', `${kind} ${Math.min(3, cue.count)}`);
  add('cue, sure', `${kind} ${cue.kind} ${source.hasBoth} ${source.isInTitle} ${bucket(source.score, [7, 10])}`);
  add('cue, chance', `${kind} ${cue.kind} ${bucket(source.chance, [0.1, 0.5, 0.85])}`);
  add('cue, words', `${cue.kind} ${bucket(cue.weight, [3, 6, 10])} ${bucket(post.words, [60, 200])}`);
  add('cue, situation', `${kind} ${cue.kind} ${likeliestOf(post.situations)}`);
  add('rare cue', bucket(cue.rarest, [1.5, 2.5, 3.5, 4.5, 5]));
  addSituation(add, line, source, post);
  addWords(add, facts, post);
  if (source.file) addVocabulary(add, source.file, facts, post);
  add('length', bucket(facts.words, [14, 18, 22, 27, 32]));
  add('post length', bucket(post.words, [30, 60, 120, 200, 350]));
  add('hire', `${post.hire} ${line.hire.length > 0}`);
  add('begins', line.text.split(/\s+/).slice(0, 3).join(' ').toLowerCase());
  for (const [at, stem] of facts.stems.entries())
    if ((facts.weights[at] ?? 0) >= 1) add('stem', `${stem} ${post.stems.has(stem)}`);
  add('source', `${source.id} ${field}`);
  return [...found];
}

type Add = (name: string, value?: string | number | boolean) => void;

interface Cue {
  /** 'none': the line has no cues. */
  readonly kind: 'none' | 'title' | 'lead' | 'text' | 'core' | 'missed';
  readonly weight: number;
  readonly count: number;
  readonly rarest: number;
}

function cueOf({ when, core }: PlaybookLine, post: ReadPost): Cue {
  const hits = hitsOf(when, post);
  const place = hits.some(({ isInTitle }) => isInTitle)
    ? 'title'
    : hits.some(({ isInLead }) => isInLead)
      ? 'lead'
      : 'text';
  const without = core ? 'core' : when.length === 0 ? 'none' : 'missed';
  return {
    kind: hits.length > 0 ? place : without,
    weight: topOf(hits),
    count: hits.length,
    rarest: Math.max(0, ...hits.map(({ rarity }) => rarity)),
  };
}

function addSituation(add: Add, line: PlaybookLine, source: Candidate['source'], post: ReadPost): void {
  const likeliest = likeliestOf(post.situations);
  const own = line.situation.length > 0 ? line.situation : (source.act?.situation ?? []);
  const fits = own.reduce((sum, one) => sum + post.situations[one], 0);
  add('situation of the post', likeliest);
  add('situation', own.length === 0 ? 'any' : bucket(fits, [0.1, 0.2, 0.35, 0.5, 0.7]));
  add('situations', `${own.join(' ')} ${likeliest}`);
  for (const one of SITUATIONS)
    if (own.includes(one)) add('situation of the line', `${one} ${bucket(post.situations[one], [0.15, 0.3, 0.5])}`);
  for (const presumed of line.presumes) {
    add('presumes', `${presumed} ${showsAll([presumed], post.unaccented)}`);
    add('presumes, situation', `${presumed} ${likeliest}`);
  }
  if (line.presumes.length === 0) add('presumes', 'nothing');
}

function addWords(add: Add, { stems, weights, names }: LineFacts, post: ReadPost): void {
  let [shared, all, rare, inTitle] = [0, 0, 0, 0];
  for (const [at, stem] of stems.entries()) {
    const weight = weights[at] ?? 0;
    all += weight;
    if (!post.stems.has(stem)) continue;
    shared += weight;
    rare += Number(weight >= RARE);
    inTitle += post.titleStems.has(stem) ? weight : 0;
  }
  add('shared', bucket(shared, [1, 2, 4, 6, 9, 13, 18]));
  add('rare', Math.min(4, rare));
  add('covered', bucket(all > 0 ? shared / all : 0, [0.03, 0.06, 0.1, 0.15, 0.22, 0.3]));
  add('shared in title', bucket(inTitle, [0.5, 2, 4, 6, 9]));
  const strange = names.filter((name) => !holds(post.all, name)).length;
  add('names', `${Math.min(3, strange)} ${Math.min(2, names.length - strange)}`);
}

const vocabularies = new Map<PlaybookFile, ReadonlyMap<string, number>>();

/** In how many of a file's examples and terms each stem is. */
function vocabularyOf(file: PlaybookFile): ReadonlyMap<string, number> {
  const known = vocabularies.get(file);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const text of [file.job, ...file.object, ...file.task, ...file.examples])
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  vocabularies.set(file, counts);
  return counts;
}

/** What is typical of the file's posts, and what is special in the line: the post has it or not. */
function addVocabulary(add: Add, file: PlaybookFile, { stems, weights }: LineFacts, post: ReadPost): void {
  const vocabulary = vocabularyOf(file);
  let [here, gone, special, specialHere] = [0, 0, 0, 0];
  for (const [at, stem] of stems.entries()) {
    const weight = weights[at] ?? 0;
    if (weight < 2) continue;
    const isHere = post.stems.has(stem);
    if ((vocabulary.get(stem) ?? 0) > 0) {
      here += Number(isHere);
      gone += Number(!isHere);
    } else {
      special += Number(!isHere && weight >= 3.5);
      specialHere += Number(isHere);
    }
  }
  add('here', Math.min(4, here));
  add('gone', Math.min(4, gone));
  add('here, gone', `${Math.min(3, here)} ${Math.min(3, gone)}`);
  add('special', Math.min(5, special));
  add('special here', Math.min(3, specialHere));
  let [own, all] = [0, 0];
  for (const stem of post.stems) {
    const weight = Math.min(MOST_WEIGHT, weightOf(stem, post.language));
    all += weight;
    if (vocabulary.has(stem)) own += weight;
  }
  add('post of the file', bucket(all > 0 ? own / all : 0, [0.06, 0.1, 0.14, 0.18, 0.24, 0.32, 0.42]));
  let most = 0;
  for (const [stem, count] of vocabulary)
    if (post.titleStems.has(stem)) most += Math.min(3, count) * weightOf(stem, post.language);
  add('title of the file', bucket(most, [2, 5, 9, 14, 20, 30]));
}

function bucket(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}

function hash(name: string, value: string): number {
  const whole = hashFrom(value, hashFrom('=', hashFrom(name)));
  return (whole ^ (whole >>> 15)) & ((1 << PAIR_HASH_BITS) - 1);
}
