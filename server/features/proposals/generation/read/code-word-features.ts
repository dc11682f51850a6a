import type { Candidate } from './code-word-candidates.ts';
import { CODE_HASH_BITS, hash, type KnownWord, lookUp } from './code-word-lookup.ts';
import { CUES, type Cue, isOfEveryLetter, type Token } from './code-word-tokens.ts';

/** A sentence, and the cues around it. */
export interface CodeSentence {
  /** Of the words of a post that were looked up already. */
  readonly knownWords: Map<string, KnownWord>;
  readonly tokens: readonly Token[];
  readonly previous: ReadonlySet<Cue>;
  readonly next: ReadonlySet<Cue>;
  /** Of the line 'In your reply:' above the list that the sentence is in. */
  readonly heading: ReadonlySet<Cue>;
}

/** Together they say more than each alone. */
const PAIRS: readonly (readonly [Cue, ...Cue[]])[] = [
  ['letter', 'say', 'begin', 'first', 'last', 'code', 'your', 'negation', 'threat', 'work', 'see'],
  ['work', 'begin', 'say', 'code'],
  ['third', 'begin', 'say'],
  ['why', 'say', 'begin', 'first'],
  ['apply', 'say', 'begin'],
  ['first', 'say', 'line', 'code', 'see', 'is', 'order', 'greeting'],
  ['threat', 'negation', 'greeting'],
  ['say', 'anywhere', 'order'],
  ['begin', 'your'],
  ['is', 'code'],
];
/** What the way to a code begins with: 'write …', 'begin with …', 'the word …', 'it is …'. */
const LEADS: readonly Cue[] = ['say', 'begin', 'code', 'is'];

const LACKS = CUES.map((cue) => [cue, hash('lacks', cue)] as const);
/** For neither, the second, the first and both. */
const PAIR_FEATURES = PAIRS.flatMap(([one, ...others]) =>
  others.map((other) => ({
    one,
    other,
    features: [false, true].flatMap((hasOne) =>
      [false, true].map((hasOther) => hash('pair', `${one}${hasOne}${other}${hasOther}`)),
    ),
  })),
);

/** A token in its sentence. */
interface Known extends Pick<Token, 'start' | 'end' | 'isWord' | 'folded' | 'cues'> {
  readonly word: KnownWord;
}

type Add = (name: string, value?: string) => void;

/** Gives what is known of a candidate of the sentence, as numbers. */
export function describeCodes(
  sentence: CodeSentence,
): (one: Candidate, others: readonly Candidate[]) => readonly number[] {
  const tokens = sentence.tokens.map((token): Known => {
    const { start, end, isWord, folded, cues } = token;
    // Not by spreading, which takes a third of the time for a post of marks.
    return { start, end, isWord, folded, cues, word: lookUp(token, sentence.knownWords) };
  });
  return (candidate, others) => {
    const found: number[] = [];
    const mark = nextMark();
    const addOnce = (feature: number) => {
      if (marks[feature] === mark) return;
      marks[feature] = mark;
      found.push(feature);
    };
    const add: Add = (name, value = '') => addOnce(hash(name, value));
    const { before, inside, after } = around(tokens, candidate);
    const wordsBefore = before.filter(({ isWord }) => isWord);
    const wordsAfter = after.filter(({ isWord }) => isWord);
    addForm(add, candidate, inside);
    const cues = addCues(add, wordsBefore, wordsAfter, candidate.form);
    for (const [cue, feature] of LACKS) if (!cues.has(cue)) addOnce(feature);
    for (const { one, other, features } of PAIR_FEATURES)
      addOnce(features[Number(cues.has(one)) * 2 + Number(cues.has(other))] ?? 0);
    addSurroundings(add, sentence, cues);
    addMargins(add, before, after, candidate.form);
    addEdges(add, [before.at(-1), after[0]], candidate, inside);
    addPath(add, wordsBefore, wordsAfter, candidate.form);
    addGreeting(add, inside, cues, candidate.form);
    addRivals(add, candidate, others);
    if (before.length === 0) add('leads');
    if (wordsAfter.length === 0) add('ends');
    for (const { word } of wordsBefore) word.before.forEach(addOnce);
    for (const { word } of wordsAfter) word.after.forEach(addOnce);
    for (const { word } of wordsBefore.slice(-6)) addOnce(word.nearBefore);
    for (const { word } of wordsAfter.slice(0, 4)) addOnce(word.nearAfter);
    return found;
  };
}

/** The last candidate that had a feature, by its number: cheaper than a set for each. */
const marks = new Float64Array(1 << CODE_HASH_BITS);
let lastMark = 0;

function nextMark(): number {
  lastMark += 1;
  return lastMark;
}

/** The tokens before, in and behind a candidate; one that it cuts is in none. */
function around(tokens: readonly Known[], { start, end }: Candidate) {
  const endOfBefore = countWhile(tokens, (token) => token.end <= start);
  const startOfInside = countWhile(tokens, (token) => token.start < start);
  const endOfInside = countWhile(tokens, (token) => token.end <= end);
  const startOfAfter = countWhile(tokens, (token) => token.start < end);
  return {
    before: tokens.slice(0, endOfBefore),
    inside: tokens.slice(startOfInside, endOfInside),
    after: tokens.slice(startOfAfter),
  };
}

function countWhile(tokens: readonly Known[], isSo: (token: Known) => boolean): number {
  const end = tokens.findIndex((token) => !isSo(token));
  return end === -1 ? tokens.length : end;
}

function addForm(add: Add, { word, form, shape }: Candidate, inside: readonly Known[]): void {
  const rarity = inside
    .map((token) => token.word.rarity)
    .reduce((least, one) => (one < least && one !== '-' ? one : least), '9');
  add('bias');
  add('shape', shape);
  add('words', String(Math.min(word.split(/\s/).length, 6)));
  add('rare', form + rarity);
  if (word === word.toUpperCase() && /^\p{L}+$/u.test(word)) add('capitals', `${Math.min(6, word.length)}${rarity}`);
  if (/^\p{Lu}/u.test(word)) add('capital');
}

function addCues(add: Add, before: readonly Known[], after: readonly Known[], form: string): ReadonlySet<Cue> {
  const seen = new Set<Cue>();
  const addSide = (side: string, tokens: readonly Known[]) => {
    const here = new Set<Cue>();
    for (const [distance, { cues }] of tokens.entries()) {
      for (const cue of cues.filter((one) => !here.has(one))) {
        here.add(cue);
        seen.add(cue);
        add('near', `${side}${cue}${[1, 3, 6, 12].filter((bound) => distance >= bound).length}`);
        add('has', side + cue);
        add('has as', side + cue + form);
      }
    }
  };
  addSide('before', before.toReversed());
  addSide('after', after);
  return seen;
}

function addSurroundings(add: Add, { previous, next, heading }: CodeSentence, own: ReadonlySet<Cue>): void {
  for (const [name, cues] of Object.entries({ previous, next, heading })) {
    for (const cue of cues) add(name, cue);
    if (cues.has('letter') && !own.has('letter')) add('letter elsewhere', name);
  }
}

/** The words next to it. */
function addMargins(add: Add, before: readonly Known[], after: readonly Known[], form: string): void {
  const wordsBefore = before.slice(-3).map(({ folded }) => folded);
  const wordsAfter = after.slice(0, 2).map(({ folded }) => folded);
  add('last', wordsBefore.at(-1) ?? '^');
  add('last two', wordsBefore.slice(-2).join(' '));
  add('last three', wordsBefore.join(' '));
  add('last as', (wordsBefore.at(-1) ?? '^') + form);
  add('first', wordsAfter[0] ?? '$');
  add('first two', wordsAfter.join(' '));
}

/** Whether it is whole: 'barn' of 'barn swallow' is not. */
function addEdges(
  add: Add,
  [last, next]: readonly [Known | undefined, Known | undefined],
  { form, shape }: Candidate,
  inside: readonly Known[],
): void {
  const [kindBefore, kindAfter] = [last?.word.kind ?? '^', next?.word.kind ?? '$'];
  add('edges', `${shape}${kindBefore}|${kindAfter}`);
  add('edge after', shape + kindAfter);
  add('edge before', form + kindBefore);
  if (next?.isWord) add('rare after', `${form}${next.word.rarity}${kindAfter}`);
  add(
    'inside',
    form +
      inside
        .slice(0, 5)
        .map(({ word: { kind, rarity } }) => kind + rarity)
        .join(' '),
  );
  const [head, tail] = [inside[0], inside.at(-1)];
  if (!head || !tail || head === tail) return;
  add('tail', form + tail.word.kind);
  add('rare tail', form + tail.word.rarity);
  add('rare head', form + head.word.rarity);
  add('tail word', tail.folded);
  add('head word', head.folded);
}

/** The cues on the way to it. */
function addPath(add: Add, before: readonly Known[], after: readonly Known[], form: string): void {
  const gap = before.slice(-3).map(({ word }) => word.kind);
  const gapAfter = after.slice(0, 3).map(({ word }) => word.kind);
  add('gap', gap.join());
  add('gap as', gap.join() + form);
  add('gap after', gapAfter.join());
  add('gaps', `${gap.at(-1)}|${gapAfter[0]}${form}`);
  const [cuesBefore, cuesAfter] = [firstCues(before.toReversed()).reverse(), firstCues(after)];
  for (let count = 1; count <= cuesBefore.length; count++) add('cues before', cuesBefore.slice(-count).join());
  for (let count = 1; count <= cuesAfter.length; count++) add('cues after', cuesAfter.slice(0, count).join());
  const around = `${cuesBefore.at(-1)}|${cuesAfter[0]}`;
  add('cues', around);
  add('cues as', around + form);
  add('two cues', `${cuesBefore.slice(-2).join()}|${cuesAfter.slice(0, 2).join()}`);
  add('cues to gap', `${cuesBefore.slice(-2).join()}|${gapAfter[0]}${form}`);
  const from = before.findLastIndex(({ cues }) => cues.some((cue) => LEADS.includes(cue)));
  const lead = before[from];
  if (!lead) return;
  const path = before.slice(from).map(({ word }) => word.kind);
  add('path', path.slice(0, 6).join());
  add('lead', `${lead.folded} ${path.length} ${form}`);
  add('lead as', `${lead.cues.join()} ${Math.min(7, path.length)} ${form}`);
}

/** The first cue of each of the next four tokens that have one. */
function firstCues(tokens: readonly Known[]): Cue[] {
  const found: Cue[] = [];
  for (const { cues } of tokens) {
    if (cues[0]) found.push(cues[0]);
    if (found.length === 4) break;
  }
  return found;
}

/** 'Dear Sir' is seldom wanted. */
function addGreeting(add: Add, inside: readonly Known[], cues: ReadonlySet<Cue>, form: string): void {
  if (!inside.some(isOfEveryLetter)) return;
  add('of every letter');
  add('of every letter', form);
  for (const cue of ['threat', 'negation'] as const) if (cues.has(cue)) add('of every letter with', cue);
}

function addRivals(add: Add, candidate: Candidate, others: readonly Candidate[]): void {
  const rivals = others.filter(({ start, end }) => start >= candidate.end || end <= candidate.start);
  for (const form of new Set(rivals.map((rival) => rival.form))) add('rival', `${form} ${candidate.form}`);
  add('rivals', candidate.form + Math.min(3, rivals.filter(({ form }) => form === candidate.form).length));
}
