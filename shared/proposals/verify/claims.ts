import type { Fact } from '../blocks.ts';
import { type Clause, clausesOf, type KnownStems } from './clauses.ts';
import { type KnownFacts, knownFacts, supportOf } from './support.ts';
import { type ClaimLanguage, detectLanguageOf } from './text-language.ts';
import { contentStems, sentencesOf } from './words.ts';

/** A sentence about the freelancer or past work, as it is in the text. */
export interface Claim {
  readonly sentence: string;
  /** The fact with most of its words; null where the facts do not support it. */
  readonly factId: string | null;
}

/** Every sentence of a text, in order, with its clauses, and what supports those that claim something. */
export interface CheckedSentence {
  readonly sentence: string;
  readonly clauses: readonly Clause[];
  readonly textLanguage: ClaimLanguage;
  /** Null: it claims nothing. */
  readonly support: { readonly factId: string | null } | null;
}

/** `post` shows which past is the client's. */
export function checkSentences(text: string, facts: readonly Fact[], post = ''): CheckedSentence[] {
  const known = knownOnce(facts);
  const stems: KnownStems = { post: new Set(contentStems(post)), own: known.own };
  const whole = detectLanguageOf(text);
  return sentencesOf(text).map((sentence) => {
    // 'Yes.', 'Teapot': a single word claims nothing.
    if (!/\S\s+\S/.test(sentence)) return { sentence, clauses: [], textLanguage: whole ?? 'en', support: null };
    const own = detectLanguageOf(sentence);
    const textLanguage = own ?? whole ?? 'en';
    const parts = partsOf(sentence).map((part) => clausesOf(part, textLanguage, stems));
    const claimed = parts
      .map((clauses) => clauses.filter(({ about }) => about === 'claim').map((clause) => clause.text))
      .filter((clauses) => clauses.length > 0);
    const support = claimed.map((clauses) => supportOf(sentence, clauses, known.facts, own ?? whole));
    const [first = null] = support;
    return {
      sentence,
      clauses: parts.flat(),
      textLanguage,
      support: claimed.length === 0 ? null : { factId: support.includes(null) ? null : first },
    };
  });
}

/** Longer than any sentence; what comes behind is checked on its own, so that time stays linear. */
const MOST_CHARS = 1_000;

function partsOf(sentence: string): string[] {
  if (sentence.length <= MOST_CHARS) return [sentence];
  const cut = sentence.lastIndexOf(' ', MOST_CHARS);
  const end = cut <= 0 ? MOST_CHARS : cut;
  return [sentence.slice(0, end), ...partsOf(sentence.slice(end))];
}

/** The fact check of a letter: each claim of a text, in order, with the fact that supports it. */
export function claimsIn(text: string, facts: readonly Fact[], post = ''): Claim[] {
  return checkSentences(text, facts, post).flatMap(({ sentence, support }) =>
    support === null ? [] : [{ sentence, factId: support.factId }],
  );
}

interface Known {
  readonly facts: KnownFacts;
  /** The stems of all of them. */
  readonly own: ReadonlySet<string>;
}

/** A letter is checked at every edit, each time with the same facts. */
const KNOWN = new WeakMap<readonly Fact[], Known>();

function knownOnce(facts: readonly Fact[]): Known {
  const before = KNOWN.get(facts);
  if (before) return before;
  const known = { facts: knownFacts(facts), own: new Set(facts.flatMap(({ text }) => contentStems(text))) };
  KNOWN.set(facts, known);
  return known;
}

const NOTHING_KNOWN: KnownStems = { post: new Set(), own: new Set() };

function aboutsOf(sentence: string, textLanguage: ClaimLanguage = detectLanguageOf(sentence) ?? 'en'): Clause[] {
  return clausesOf(sentence, textLanguage, NOTHING_KNOWN);
}

/** Whether a sentence says that the writer has not done something. */
export function isHonestNo(sentence: string): boolean {
  return aboutsOf(sentence).some(({ about }) => about === 'denial');
}

/** Whether a sentence says something about what the writer has done, is or has. */
export function isClaim(sentence: string): boolean {
  return aboutsOf(sentence).some(({ about }) => about === 'claim');
}

/** Whether the writer is the subject of a sentence: what they have done, would do or have not. */
export function isAboutWriter(sentence: string): boolean {
  return aboutsOf(sentence).some(({ about }) => about === 'claim' || about === 'plan' || about === 'denial');
}
