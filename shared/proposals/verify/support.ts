import type { Fact } from '../blocks.ts';
import { clausesOf } from './clauses.ts';
import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';
import {
  type Count,
  claimedCountsIn,
  countsIn,
  isDerived,
  isSameCount,
  isSameCountInOtherLanguage,
  NUMBER_WORDS,
} from './numbers.ts';
import { kinOf, PAST, rootsOf } from './roots.ts';
import { isStronger } from './strength.ts';
import { type ClaimLanguage, detectLanguageOf } from './text-language.ts';
import { sentencesOf } from './words.ts';

/** The share of a claim's content words that its facts must contain. Source: docs/spec/proposal.md#checks. */
const SUPPORTED_FROM = 0.6;
/** And of each clause of it, so that a long true sentence hides no invention. */
const CLAUSE_FROM = 0.4;
/** How many facts may support one claim together. */
const MAX_UNITED = 4;
/** Names of people, tools and firms; the first word of a sentence is none. */
const NAME = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}\p{N}+#.]*[\p{L}\p{N}]/gu;
const MIN_KIN = 2;
const LEAST_KIN_CHARS = 4;

/** A fact that claims are checked against. */
interface KnownFact extends Fact {
  readonly counts: readonly Count[];
  readonly textLanguage: ClaimLanguage | null;
}

/** Facts prepared for the check, and found by their words. */
export interface KnownFacts {
  readonly facts: readonly KnownFact[];
  readonly counts: readonly Count[];
  /** By the words of a fact, or of a sentence in it, without punctuation. */
  readonly bySentence: ReadonlyMap<string, string>;
  /** By roots, and by their beginnings. */
  readonly byRoot: ReadonlyMap<string, readonly KnownFact[]>;
}

const NOTHING = { post: new Set<string>(), own: new Set<string>() };

export function knownFacts(facts: readonly Fact[]): KnownFacts {
  const known = facts.map((fact) => ({
    ...fact,
    counts: countsIn(fact.text),
    textLanguage: detectLanguageOf(fact.text),
  }));
  const byRoot = new Map<string, KnownFact[]>();
  for (const fact of known)
    for (const key of new Set(rootsOf(withoutDenials(fact)).flatMap(keysOf)))
      byRoot.set(key, [...(byRoot.get(key) ?? []), fact]);
  const sentences = known.flatMap(({ id, text }) =>
    [text, ...text.split(';').flatMap(sentencesOf)].map((one): [string, string] => [bareWords(one), id]),
  );
  return { facts: known, counts: known.flatMap(({ counts }) => counts), bySentence: new Map(sentences), byRoot };
}

/** What a fact denies supports no claim. */
function withoutDenials({ text, textLanguage }: KnownFact): string {
  if (!LANGUAGES[textLanguage ?? 'en'].denials.test(text)) return text;
  return sentencesOf(text)
    .flatMap((sentence) => clausesOf(sentence, textLanguage ?? 'en', NOTHING))
    .flatMap((clause) => (clause.about === 'denial' ? [] : [clause.text]))
    .join(' , ');
}

/** A root, and the beginning by which words are alike. */
function keysOf(root: string): string[] {
  const kin = kinOf(root);
  return kin === null ? [root] : [root, `${kin}…`];
}

/** The fact that says it word for word, or the first of several that say it together; null if none does. */
export function supportOf(
  sentence: string,
  clauses: readonly string[],
  known: KnownFacts,
  textLanguage: ClaimLanguage | null,
): string | null {
  const claim = clauses.join(' , ').replaceAll(': ,', ':');
  const same = known.bySentence.get(bareWords(sentence)) ?? known.bySentence.get(bareWords(claim));
  if (same !== undefined) return same;
  const isInOtherLanguage = (fact: KnownFact) =>
    textLanguage !== null && fact.textLanguage !== null && fact.textLanguage !== textLanguage;
  const holdersOf: Holders = (root) =>
    new Set(keysOf(root).flatMap((key) => (known.byRoot.get(key) ?? []).filter((fact) => !isInOtherLanguage(fact))));
  return (
    supportInSameLanguage(claim, clauses, { known, holdersOf, textLanguage }) ??
    supportInOtherLanguage(claim, textLanguage, known, isInOtherLanguage)
  );
}

/** The facts that say a word. */
type Holders = (root: string) => ReadonlySet<KnownFact>;

/** The facts that contain most of the words together, if the claim adds nothing. */
function supportInSameLanguage(
  claim: string,
  clauses: readonly string[],
  { known, holdersOf, textLanguage }: { known: KnownFacts; holdersOf: Holders; textLanguage: ClaimLanguage | null },
): string | null {
  const wanted = new Set(wantedOf(claim));
  const held = new Map([...wanted].map((root) => [root, holdersOf(root)]));
  const united = unite(wanted, held);
  const counts = claimedCountsIn(claim);
  if (united.length === 0) {
    const byNumber = known.facts.find((fact) =>
      counts.some((count) => fact.counts.some((own) => isSameCount(count, own))),
    );
    if (!byNumber || wanted.size > 0) return null;
    united.push(byNumber);
  }
  const [first] = united;
  const isHeld = (root: string) => united.some((fact) => (held.get(root) ?? holdersOf(root)).has(fact));
  if (!first || shareHeld([...wanted], isHeld) < SUPPORTED_FROM) return null;
  if (
    customersIn(claim, textLanguage ?? 'en').some(
      (customer) => !tellingOf(customer).some((root) => holdersOf(root).size > 0),
    )
  )
    return null;
  const isThin = (clause: string) => {
    const roots = tellingOf(clause);
    return roots.length > 2 && shareHeld(roots, isHeld) < CLAUSE_FROM;
  };
  if (clauses.some(isThin)) return null;
  // Every German noun has a capital.
  const names = textLanguage === 'de' ? [] : namesIn(claim);
  const isNew = (name: string) => !rootsOf(name).every((root) => holdersOf(root).size > 0);
  if (names.some(isNew) || isOverInFact(claim, united.map(({ text }) => text).join('\n'))) return null;
  return isNoMoreThan(claim, counts, { all: known.counts, united, isSame: isSameCount }) ? first.id : null;
}

/** For whom a claim was done: 'I sewed sails for a museum' is another job than 'for a harbour'. */
function customersIn(claim: string, textLanguage: ClaimLanguage): string[] {
  const customers = claim.matchAll(LANGUAGES[textLanguage].forWhom);
  return [...customers].map(([, customer = '']) => customer).filter((customer) => tellingOf(customer).length > 0);
}

/** The few facts that say most of the words together, the best first. */
function unite(wanted: ReadonlySet<string>, held: ReadonlyMap<string, ReadonlySet<KnownFact>>): KnownFact[] {
  const united: KnownFact[] = [];
  let left = [...wanted];
  while (united.length < MAX_UNITED && left.length > 0) {
    const hits = new Map<KnownFact, number>();
    for (const root of left) for (const fact of held.get(root) ?? []) hits.set(fact, (hits.get(fact) ?? 0) + 1);
    const best = [...hits].reduce<[KnownFact, number] | null>(
      (top, one) => (top && top[1] >= one[1] ? top : one),
      null,
    );
    if (best === null) break;
    united.push(best[0]);
    left = left.filter((root) => !held.get(root)?.has(best[0]));
  }
  return united;
}

function shareHeld(wanted: readonly string[], isHeld: (root: string) => boolean): number {
  const unique = [...new Set(wanted)];
  return unique.length === 0 ? 1 : unique.filter(isHeld).length / unique.length;
}

const LIGHT: ReadonlySet<string> = new Set(
  CLAIM_LANGUAGES.flatMap((name) => [...LANGUAGES[name].light].flatMap(rootsOf)),
);

/** The roots that a claim is compared by: those that say something about work, or all if there are none. */
function wantedOf(text: string): string[] {
  const telling = tellingOf(text);
  return telling.length > 0 ? telling : rootsOf(text).filter((root) => !isNumberRoot(root));
}

function tellingOf(text: string): string[] {
  return rootsOf(text).filter((root) => !LIGHT.has(root) && !isNumberRoot(root));
}

/** Numbers are compared with what they count. */
function isNumberRoot(root: string): boolean {
  return /^\d/.test(root) || NUMBER_ROOTS.has(root);
}

const NUMBER_ROOTS: ReadonlySet<string> = new Set(NUMBER_WORDS.flatMap(rootsOf));

/**
 * Facts in another language cannot be compared by their words: numbers, names and degrees must agree, and one of them, or words
 * that are alike, must point to the fact.
 */
function supportInOtherLanguage(
  claim: string,
  textLanguage: ClaimLanguage | null,
  known: KnownFacts,
  isInOtherLanguage: (fact: KnownFact) => boolean,
): string | null {
  const factsInOtherLanguages = known.facts.filter(isInOtherLanguage);
  if (factsInOtherLanguages.length === 0) return null;
  const counts = countsIn(claim);
  const roots = [...new Set(rootsOf(claim))].filter((root) => root.length > LEAST_KIN_CHARS);
  const alike = roots.map((root) => new Set(keysOf(root).flatMap((key) => known.byRoot.get(key) ?? [])));
  // Every German noun has a capital.
  const names = textLanguage === 'de' ? [] : namesIn(claim);
  const isNamed = (name: string, { text }: Fact) => text.toLowerCase().includes(name.toLowerCase());
  const hits = (fact: KnownFact) =>
    fact.counts.filter((own) => counts.some((count) => isSameCountInOtherLanguage(count, own))).length * MIN_KIN +
    names.filter((name) => isNamed(name, fact)).length * MIN_KIN +
    alike.filter((facts) => facts.has(fact)).length;
  const near = factsInOtherLanguages
    .map((fact) => ({ fact, held: hits(fact) }))
    .filter(({ held }) => held >= MIN_KIN)
    .sort((a, b) => b.held - a.held)
    .slice(0, MAX_UNITED)
    .map(({ fact }) => fact);
  const [first] = near;
  if (!first || names.some((name) => !known.facts.some((fact) => isNamed(name, fact)))) return null;
  const united = { all: near.flatMap((fact) => fact.counts), united: near, isSame: isSameCountInOtherLanguage };
  return isNoMoreThan(claim, counts, united) ? first.id : null;
}

/** 'Nine shops and fourteen other sites' of 23. */
const OTHERS =
  /(?<!\p{L})(?:others?|further|rest|remaining|otr[oa]s|outr[oa]s|autres|weitere[nrs]?|übrige[nrs]?)(?!\p{L})/iu;

/** True when each number counts what it counts in a fact, and nothing is said more strongly. */
function isNoMoreThan(
  claim: string,
  counts: readonly Count[],
  {
    all,
    united,
    isSame,
  }: { all: readonly Count[]; united: readonly KnownFact[]; isSame: (one: Count, other: Count) => boolean },
): boolean {
  const near = united.flatMap((fact) => fact.counts);
  const isKnown = counts.every(
    (count) =>
      near.some((own) => isSame(count, own)) ||
      all.some((own) => isSame(count, own) && own.nouns.length > 0) ||
      (OTHERS.test(claim) && isDerived(count, all)),
  );
  return isKnown && !isStronger(claim, united.map(({ text }) => text).join('\n'));
}

function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => !/^I(?:['’]|$)/.test(name));
}

/** The words of a sentence in lower case, without the 'I' that it may begin with. */
function bareWords(sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(words[0] === 'i' ? 1 : 0).join(' ');
}

const PRESENT = /(?<!\w)(?:I|we)(?:['’](?:m|re))?(?: (?:also|now|currently|still|often|regularly|always))* (\p{L}+)/giu;
const NOT_PRESENT = /^(?:have|had|was|were|did|would|will|can|could|should|may|might|shall|do|not|never|am|are)$/;

/** Whether a text puts a past fact in the present: 'I teach' for 'I taught'. */
function isOverInFact(text: string, fact: string): boolean {
  const words = new Set(fact.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isOver = (plain: string) => {
    if (NOT_PRESENT.test(plain) || ['', 's', 'r', 'er', 'ing'].some((end) => words.has(`${plain}${end}`))) return false;
    return [...words].some((word) => word === `${plain}ed` || word === `${plain}d` || PAST.get(word) === plain);
  };
  const isStill = /(?<!\w)(?:I|we)(?: am|['’]m| are|['’]re) (?:\p{L}+ )?(?:the|an?|in)(?!\w)/iu.test(text);
  if (isStill && words.has('was') && !words.has('am')) return true;
  return [...text.matchAll(PRESENT)].some(([, verb = '']) => isOver(verb.toLowerCase()));
}
