import type { Fact } from '../blocks.ts';
import { countsIn, isSameCount, isSameCountInOtherLanguage } from './numbers.ts';
import { isStronger } from './strength.ts';
import { type ClaimLanguage, detectLanguageOf } from './text-language.ts';
import { contentStems, sentencesOf, share, stem } from './words.ts';

/** The share of a claim's content words that its facts must contain. Source: docs/spec/proposal.md#checks. */
const SUPPORTED_FROM = 0.6;
/** How many facts may support one claim together. */
const MAX_UNITED = 3;
/** Names of people, tools and firms; the first word of a sentence is none. */
const NAME = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}\p{N}+#.]*[\p{L}\p{N}]/gu;
/** Words that begin alike in two languages: 'dissertation' and 'Dissertation', 'catalogue' and 'catálogo'. */
const KIN_CHARS = 5;
const MIN_KIN = 2;

/** A fact that claims are checked against. */
export interface KnownFact extends Fact {
  readonly stems: ReadonlySet<string>;
  readonly textLanguage: ClaimLanguage | null;
}

/** A fact prepared for the check. What it denies, found by `denied`, supports no claim. */
export function knownFact(fact: Fact, denied: RegExp): KnownFact {
  return {
    ...fact,
    stems: new Set(rootsOf(fact.text.replace(denied, ' '))),
    textLanguage: detectLanguageOf(fact.text),
  };
}

interface Reading {
  /** The language of the sentence; null if unknown. */
  readonly textLanguage: ClaimLanguage | null;
  readonly isClaim: (clause: string) => boolean;
}

/** The fact that says it word for word, or the first of several that say it together; null if none does. */
export function supportOf(
  sentence: string,
  facts: readonly KnownFact[],
  { textLanguage, isClaim }: Reading,
): string | null {
  const claim = withoutClientsClauses(sentence.replace(/\[[^[\]]*\]/g, ' '), isClaim);
  const words = bareWords(claim);
  const same = facts.find(({ text }) =>
    text
      .split(';')
      .flatMap(sentencesOf)
      .some((one) => bareWords(one) === words),
  );
  if (same && words !== '') return same.id;
  const roots = rootsOf(claim);
  if (roots.length === 0) return facts[0]?.id ?? '';
  const isInOtherLanguage = (fact: KnownFact) =>
    textLanguage !== null && fact.textLanguage !== null && fact.textLanguage !== textLanguage;
  return (
    supportInSameLanguage(
      claim,
      roots,
      facts.filter((fact) => !isInOtherLanguage(fact)),
    ) ?? supportInOtherLanguage(claim, textLanguage, facts.filter(isInOtherLanguage), facts)
  );
}

const RESULT = /(?<!\p{L})(?:has|had|was|were|won|grew|rose|sold|became|\p{L}{2,}ed)(?!\p{L})/iu;
const NOT_YET = /(?<!\p{L})(?:would|will|can|could|should|may|might|if)(?!\p{L})|\?\s*$/iu;
const MIN_SHARED = 2;
/** 'Rate: …', a blank, or a sentence about the writer. */
const NO_RESULT = /^[^:\n]{2,90}:|\[|(?<!\p{L})(?:I|we)(?!\p{L})/u;

/** Whether a sentence without 'I' states the result of a fact, with a number or a strong word: 'The shop doubled its sales.' */
export function statesResult(sentence: string, facts: readonly KnownFact[]): boolean {
  if (!RESULT.test(sentence) || NOT_YET.test(sentence) || CLIENT.test(sentence) || NO_RESULT.test(sentence))
    return false;
  if (countsIn(sentence).length === 0 && !isStronger(sentence, '')) return false;
  const roots = new Set(rootsOf(sentence));
  return facts.some(({ stems }) => [...roots].filter((root) => stems.has(root)).length >= MIN_SHARED);
}

/** The facts that contain most of the words together, if the claim adds nothing. */
function supportInSameLanguage(claim: string, roots: readonly string[], facts: readonly KnownFact[]): string | null {
  const united: KnownFact[] = [];
  let left = [...new Set(roots)];
  while (united.length < MAX_UNITED && left.length > 0) {
    const best = facts.reduce<{ fact: KnownFact; held: number } | null>((top, fact) => {
      const held = left.filter((root) => fact.stems.has(root)).length;
      return held > (top?.held ?? 0) ? { fact, held } : top;
    }, null);
    if (best === null) break;
    united.push(best.fact);
    left = left.filter((root) => !best.fact.stems.has(root));
  }
  const [first] = united;
  const said = new Set(united.flatMap((fact) => [...fact.stems]));
  if (!first || share(roots, said) < SUPPORTED_FROM) return null;
  const isNew = (name: string) => !rootsOf(name).every((root) => said.has(root));
  if (namesIn(claim).some(isNew) || isOverInFact(claim, first.text)) return null;
  return isNoMoreThan(claim, united, isSameCount) ? first.id : null;
}

/**
 * Facts in another language cannot be compared by their words: numbers, names and degrees must agree, and one of them, or words
 * that are alike, must point to the fact.
 */
function supportInOtherLanguage(
  claim: string,
  textLanguage: ClaimLanguage | null,
  factsInOtherLanguages: readonly KnownFact[],
  all: readonly KnownFact[],
): string | null {
  const counts = countsIn(claim);
  const kin = new Set(rootsOf(claim).map(kinOf));
  // Every German noun has a capital.
  const names = textLanguage === 'de' ? [] : namesIn(claim);
  const isNamed = (name: string, { text }: Fact) => text.toLowerCase().includes(name.toLowerCase());
  const hits = (fact: KnownFact) =>
    countsIn(fact.text).filter((own) => counts.some((count) => isSameCountInOtherLanguage(count, own))).length *
      MIN_KIN +
    names.filter((name) => isNamed(name, fact)).length * MIN_KIN +
    [...fact.stems].filter((root) => root.length >= KIN_CHARS && kin.has(kinOf(root))).length;
  const near = factsInOtherLanguages
    .map((fact) => ({ fact, held: hits(fact) }))
    .filter(({ held }) => held >= MIN_KIN)
    .sort((a, b) => b.held - a.held)
    .slice(0, MAX_UNITED)
    .map(({ fact }) => fact);
  const [first] = near;
  if (!first || names.some((name) => !all.some((fact) => isNamed(name, fact)))) return null;
  return isNoMoreThan(claim, near, isSameCountInOtherLanguage) ? first.id : null;
}

/** True when each number counts what it counts in a fact, and nothing is said more strongly. */
function isNoMoreThan(claim: string, facts: readonly KnownFact[], isSame: typeof isSameCount): boolean {
  const known = facts.flatMap(({ text }) => countsIn(text));
  const holds = countsIn(claim).every((count) => known.some((own) => isSame(count, own)));
  return holds && !isStronger(claim, facts.map(({ text }) => text).join('\n'));
}

/** Words that can only mean the client. */
const CLIENT =
  /(?<!\p{L})(?:you|your|yours|usted(?:es)?|tu|tus|vuestr[oa]s?|voc[êe]s?|vous|votre|vos|vôtres?|dein\p{L}*|dir|dich|euch|eure\p{L}?)(?!\p{L})|(?<!^)(?<=\s)(?:Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u;
const SO = /^(?:and )?(?:so|which|así que|por lo que|então|por isso|donc|also|daher|deshalb)(?!\p{L})/iu;

/** A sentence without its clauses about the client and its conclusions, if they claim nothing. */
function withoutClientsClauses(sentence: string, isClaim: Reading['isClaim']): string {
  const clauses = sentence.split(/(?<=[,;:])\s|\s(?=(?:so|which) (?:your|you)\b)/);
  const own = clauses.filter((clause) => !(CLIENT.test(clause) || SO.test(clause)) || isClaim(clause));
  return own.length === 0 ? sentence : own.join(' ');
}

function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => !/^I(?:['’]|$)/.test(name));
}

/** Content stems, of verbs in their plain form. */
function rootsOf(text: string): string[] {
  return contentStems(text).map((root) => stem(plainVerb(root)));
}

function kinOf(root: string): string {
  return root.normalize('NFD').replace(/\p{M}/gu, '').slice(0, KIN_CHARS);
}

/** The words of a sentence in lower case, without the 'I' that it may begin with. */
function bareWords(sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(words[0] === 'i' ? 1 : 0).join(' ');
}

/** Irregular English verbs: the past, the participle where it differs, and the plain form. */
const PAST = new Map(
  `built build, wrote write, written write, rewrote rewrite, rewritten rewrite, ghostwrote ghostwrite, ghostwritten ghostwrite,
  taught teach, ran run, kept keep, drew draw, drawn draw, redrew redraw, made make, led lead, brought bring, took take, taken take,
  found find, sent send, sold sell, held hold, knew know, known know, spoke speak, spoken speak, won win, grew grow, grown grow,
  caught catch, rebuilt rebuild, shot shoot, sang sing, sung sing, bought buy, gave give, given give, began begin, saw see, seen see,
  laid lay, told tell, left leave, met meet, oversaw oversee, overseen oversee, went go, gone go`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [past = '', plain = ''] = pair.trim().split(' ');
      return [past, plain];
    }),
);

/** The plain form of a word, so that 'built' and 'build' are one. */
function plainVerb(word: string): string {
  return PAST.get(word) ?? word;
}

const PRESENT = /(?<!\w)(?:I|we)(?:['’](?:m|re))?(?: (?:also|now|currently|still|often|regularly|always))* (\p{L}+)/giu;
const NOT_PRESENT = /^(?:have|had|was|were|did|would|will|can|could|should|may|might|shall|do|not|never|am|are)$/;

/** Whether a text puts a past fact in the present: 'I teach' for 'I taught'. */
function isOverInFact(text: string, fact: string): boolean {
  const words = new Set(fact.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isOver = (plain: string) => {
    if (NOT_PRESENT.test(plain) || words.has(plain) || words.has(`${plain}s`)) return false;
    return [...words].some((word) => word === `${plain}ed` || word === `${plain}d` || PAST.get(word) === plain);
  };
  const isStill = /(?<!\w)(?:I|we)(?: am|['’]m| are|['’]re) (?:\p{L}+ )?(?:the|an?|in)(?!\w)/iu.test(text);
  if (isStill && words.has('was') && !words.has('am')) return true;
  return [...text.matchAll(PRESENT)].some(([, verb = '']) => isOver(verb.toLowerCase()));
}
