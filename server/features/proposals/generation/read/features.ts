import { CUES, HEADINGS } from './cues.ts';
import { hashFrom, hashOf } from './hash.ts';
import { type QuestionRun, questionRunsOf } from './question-runs.ts';
import type { Unit } from './units.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

/**
 * The labels of a unit. `need`: to be done or delivered. `ask`: to be sent or stated by the applicant. `question`: put to
 * the applicant. `person`: about the wanted person. `trap`: a code word, a puzzle, a ban. `core`: names the job. Several may
 * apply.
 */
export const LABELS = ['need', 'ask', 'question', 'person', 'context', 'terms', 'talk', 'trap', 'core'] as const;
export type Label = (typeof LABELS)[number];

const WORD = /\p{L}[\p{L}'’]*|\p{N}+|[?!:$%"“@]/gu;

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/https?:\S{1,300}/g, ' urlx ');
  return (plain.match(WORD) ?? []).map((word) => (/^\p{N}/u.test(word) ? '#' : word.replaceAll('’', "'")));
}

/** What is known of a text wherever it stands. */
export interface KnownText {
  readonly words: readonly string[];
  readonly cues: readonly string[];
}

function knownText(text: string): KnownText {
  return { words: wordsOf(text), cues: CUES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name) };
}

const bucket = (value: number, ...cuts: number[]) => String(cuts.filter((cut) => value >= cut).length);

/** For each unit the index of its heading, or of the line with a colon above it; -1 for none. */
function leadsOf(units: readonly Unit[]): number[] {
  const leads: number[] = [];
  let lead = -1;
  units.forEach((unit, at) => {
    const isLead = isLeadLine(unit);
    const isProseAgain =
      !isLead && unit.afterBlank && unit.kind !== 'bullet' && unit.inLine > 1 && lead >= 0 && at - lead > 1;
    if (isProseAgain) lead = -1;
    leads.push(lead);
    if (isLead) lead = at;
  });
  return leads;
}

function isLeadLine({ kind, text }: Unit): boolean {
  return kind === 'heading' || /:\**$/.test(text);
}

/** The features of every unit of a post as their hashes, each once; `counts`: whether a feature is of use; `known`: texts that were looked at before. */
export function featuresOf(
  units: readonly Unit[],
  title: string,
  language: string,
  {
    counts = () => true,
    known = new Map(),
  }: { counts?: (feature: number) => boolean; known?: Map<string, KnownText> } = {},
): ReadonlySet<number>[] {
  const texts = units.map(({ text }) => {
    const found = known.get(text) ?? knownText(text);
    known.set(text, found);
    return found;
  });
  const words = texts.map((text) => text.words);
  const leads = leadsOf(units);
  const headings = units.map((unit) => (isLeadLine(unit) ? kindsOfHeading(unit.text) : []));
  const runs = questionRunsOf(units);
  const titleWords = new Set(wordsOf(title).filter((word) => word.length > 3));
  return units.map((unit, at) => {
    const found = new Set<number>([hashOf('bias')]);
    const add = (name: string, value = '') => {
      const feature = hashOf(value, hashFrom('=', hashFrom(name)));
      if (counts(feature)) found.add(feature);
    };
    add('lang', language);
    addWords(add, words[at] ?? []);
    addShape(add, unit, words[at] ?? [], { at, count: units.length, titleWords, language });
    addCues(add, unit, texts[at]?.cues ?? [], { at, count: units.length, lead: headings[leads[at] ?? -1] ?? [] });
    addHeading(add, unit, { at, leads, words, headings });
    addNeighbours(add, units, words, at);
    addRun(add, runs[at]);
    return found;
  });
}

type Add = (name: string, value?: string) => void;

function addWords(add: Add, words: readonly string[]): void {
  words.forEach((word, at) => {
    add('w', word);
    if (word.length > 5) add('p', word.slice(0, 5));
    const [next, third] = [words[at + 1], words[at + 2]];
    if (next !== undefined) add('2', `${word} ${next}`);
    // Two inflected words count as two other forms of them; endings tell orders from reports.
    if (next !== undefined && (word.length > 4 || next.length > 4))
      add('2p', `${word.slice(0, 4)} ${next.slice(0, 4)}`);
    if (word.length > 4) add('s', word.slice(-3));
    if (next !== undefined && third !== undefined) add('3', `${word} ${next} ${third}`);
  });
  add('f1', words[0]);
  add('f2', words.slice(0, 2).join(' '));
  add('f3', words.slice(0, 3).join(' '));
  add('l1', words.at(-1));
  add('l2', words.slice(-2).join(' '));
}

interface Position {
  readonly at: number;
  readonly count: number;
}

function addShape(
  add: Add,
  unit: Unit,
  words: readonly string[],
  { at, count, titleWords, language }: Position & { titleWords: ReadonlySet<string>; language: string },
): void {
  const { text, kind, numbered, section } = unit;
  const [first = ''] = words;
  if (baseOfGerund(first) !== null) add('gerund');
  if (isVerb(first)) add('verb');
  if (/(?:ar|er|ir|en|re)$/.test(first) && language !== 'en') add('inf', first.slice(-2));
  add('end', /[.!?:;,]$/.exec(text)?.[0] ?? '');
  if (text.includes('?')) add('?');
  add('kind', kind);
  if (numbered) add('num');
  add('section', section);
  if (text.length > 9 && text === text.toUpperCase()) add('caps');
  if (/["“«„][^"”»]{2,60}["”»]/.test(text)) add('quoted');
  if (/[$€£]\s?\d|\d\s?(?:usd|eur|reais|pesos|\$|€|£)/i.test(text)) add('money');
  add('len', bucket(words.length, 3, 6, 10, 16, 25, 40));
  add('pos', bucket(at / count, 0.01, 0.1, 0.25, 0.5, 0.75, 0.9));
  if (at === 0) add('first');
  if (at === count - 1) add('last');
  if (at >= count - 3) add('late');
  add('title', bucket(words.filter((word) => titleWords.has(word)).length, 1, 2, 4));
  add('n', bucket(count, 3, 8, 20, 60));
  const you = words.some((word) => /^you(?:r|'.*)?$/.test(word));
  const us = words.some((word) => /^(?:we|our|us|i|my|me|i'm|we're)$/.test(word));
  add('who', `${you ? 'y' : ''}${us ? 'u' : ''}${kind}`);
}

function addCues(
  add: Add,
  { kind }: Unit,
  cues: readonly string[],
  { at, count, lead }: Position & { lead: readonly string[] },
): void {
  for (const name of cues) {
    add('cue', name);
    add('cue', `${name}-${kind}`);
    if (at < 3) add('cue_first', name);
    if (at >= count * 0.7) add('cue_late', name);
    for (const heading of lead) add('cue_under', `${name} ${heading}`);
  }
}

function addHeading(
  add: Add,
  { kind, text }: Unit,
  {
    at,
    leads,
    words,
    headings,
  }: { at: number; leads: readonly number[]; words: readonly (readonly string[])[]; headings: readonly string[][] },
): void {
  const lead = leads[at] ?? -1;
  if (lead < 0) {
    add('no_lead');
    return;
  }
  const kinds = headings[lead] ?? [];
  if (kinds.length === 0) add('lead_unknown');
  for (const name of kinds) {
    add('lead', name);
    add('lead', `${name}${kind}${text.includes('?') ? '?' : ''}`);
  }
  for (const name of headings[leads[lead] ?? -1] ?? []) add('lead_above', name + kind);
  const own = words[lead] ?? [];
  own.forEach((word, nth) => {
    add('h', word);
    add(kind === 'bullet' ? 'hb' : 'hn', word);
    const next = own[nth + 1];
    if (next !== undefined) add('hh', `${word} ${next}`);
  });
  add('h2', own.slice(0, 2).join(' '));
  add('from_lead', bucket(at - lead, 1, 2, 5, 10));
}

function kindsOfHeading(text: string): string[] {
  return HEADINGS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

function addNeighbours(add: Add, units: readonly Unit[], words: readonly (readonly string[])[], at: number): void {
  const [before, unit, after] = [units[at - 1], units[at], units[at + 1]];
  if (before && unit) {
    add('prev_first', words[at - 1]?.slice(0, 2).join(' '));
    add('prev_end', /[.!?:]$/.exec(before.text)?.[0] ?? '');
    for (const word of words[at - 1]?.slice(0, 12) ?? []) add('prev', word);
    add('prev_kind', before.kind + unit.kind);
  }
  if (after) {
    add('next_first', words[at + 1]?.[0]);
    if (after.text.includes('?')) add('next?');
    add('next_kind', after.kind);
  }
}

/** Questions of a survey, a study or a list of answers to write come in rows, and mostly do not speak to the applicant. */
function addRun(add: Add, run: QuestionRun | undefined): void {
  if (run?.isDialogue) add('spoken');
  if (run?.followsWork) add('run_of_work');
  if (!run || run.length === 0) return;
  const you = bucket(run.saysYou, 0.2, 0.6);
  add('run', `${bucket(run.length, 2, 3, 5)} ${you}`);
  add('run_you', you);
}

const PLACES = ['=', '^', '^sentence', '^bullet', '^heading', '^^', '<', '<<', '>', '~'] as const;
type PlaceName = (typeof PLACES)[number];
/** The second pass gets a probability in steps of this number above 0. */
const STEPS = 4;
/** By position: the hashes of '<place><label>:<step>'. */
const CHANCE_HASHES: ReadonlyMap<PlaceName, readonly number[]> = new Map(
  PLACES.map((place) => [
    place,
    LABELS.flatMap((_, label) =>
      Array.from({ length: STEPS + 1 }, (_step, step) => hashOf(`${place}${label}:${step}`)),
    ),
  ]),
);

/** Features of the second pass: the first one's labels of the neighbours, the heading and the block around a unit. */
export function contextOf(units: readonly Unit[], first: readonly (readonly number[])[]): ReadonlySet<number>[] {
  const leads = leadsOf(units);
  return units.map((unit, at) => {
    const found = new Set<number>();
    const add = (place: PlaceName, chances: readonly number[] = []) => {
      const hashes = CHANCE_HASHES.get(place) ?? [];
      chances.forEach((chance, label) => {
        found.add(hashes[label * (STEPS + 1) + Math.round(chance * STEPS)] ?? 0);
      });
    };
    const lead = leads[at] ?? -1;
    add('=', first[at]);
    if (lead >= 0) {
      add('^', first[lead]);
      add(`^${unit.kind}`, first[lead]);
      const above = leads[lead] ?? -1;
      if (above >= 0) add('^^', first[above]);
    }
    if (at > 0) add('<', first[at - 1]);
    if (at > 1) add('<<', first[at - 2]);
    if (at + 1 < units.length) add('>', first[at + 1]);
    const [from, to] = blockAround(units, at);
    if (to > from) add('~', meansOf(first.slice(from, to + 1)));
    return found;
  });
}

function meansOf(block: readonly (readonly number[])[]): number[] {
  return LABELS.map((_, label) => block.reduce((sum, one) => sum + (one[label] ?? 0), 0) / block.length);
}

const BLOCK_REACH = 6;

/** The first and last unit of the run of like units around `at`. */
function blockAround(units: readonly Unit[], at: number): [number, number] {
  const kind = units[at]?.kind;
  let [from, to] = [at, at];
  while (from > 0 && units[from - 1]?.kind === kind && at - from < BLOCK_REACH && !units[from]?.afterBlank) from--;
  while (to + 1 < units.length && units[to + 1]?.kind === kind && to - at < BLOCK_REACH && !units[to + 1]?.afterBlank)
    to++;
  return [from, to];
}
