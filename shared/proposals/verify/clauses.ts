import { LANGUAGES, type Language } from './languages/index.ts';
import type { ClaimLanguage } from './languages/names.ts';
import { contentStems, share } from './words.ts';

/**
 * What a clause is about: 'claim': the freelancer or past work; 'plan': what they would do; 'denial': what they have not done;
 * 'other': the client, the trade, nothing to be true of anybody.
 */
export type About = 'claim' | 'plan' | 'denial' | 'question' | 'other';

export interface Clause {
  readonly text: string;
  readonly about: About;
}

/** Content stems of the post, and of what the user entered: they show whose past a sentence without 'I' tells. */
export interface KnownStems {
  readonly post: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

/** From this share of its words in the post, a sentence about the past is about the client's. */
const OF_POST_FROM = 0.5;
/** 'No lo he': as far before the verb. */
const TO_NEGATION = 2;
/** As far before 'me' stands the verb that goes with it. */
const TO_OBJECT = 3;
/** Where a blank was. */
const BLANK = '□';
/** 'I am available [days]': so near to the verb, the blank is what is said. */
const MAX_TO_BLANK = 3;

/**
 * Splits a sentence into clauses by what each is about. Suspect by default: whatever is about the freelancer or past work, and is
 * no question, plan or denial, is a claim. Time is linear in the length.
 */
export function clausesOf(sentence: string, textLanguage: ClaimLanguage, known: KnownStems): Clause[] {
  const language = LANGUAGES[textLanguage];
  const open = spaced(sentence.replace(/\[[^[\]]*\]/g, ` ${BLANK} `).replace(QUOTED, ' '), textLanguage);
  const whole = wholeOf(open, language);
  const clauses: Clause[] = [];
  for (const { text, isAsked } of partsOf(open)) {
    const pieces = piecesOf(text, language);
    pieces.forEach((piece, at) => {
      const before = clauses.at(-1)?.about ?? null;
      const next = pieces[at + 1];
      clauses.push({ text: piece, about: aboutOf(piece, { language, known, whole, before, isAsked, next }) });
    });
  }
  return clauses;
}

/** What the whole sentence says of each of its clauses. */
interface Whole {
  /** It counts steps, or goes on from a condition: 'If a sweep looks at both, we learn …' */
  readonly isStep: boolean;
  readonly hasPresent: boolean;
  readonly isAboutClient: boolean;
}

function wholeOf(open: string, language: Language): Whole {
  const words = wordsIn(open);
  const isStep = language.notYet.has(words[0] ?? '') || words.some((word) => language.steps.has(word));
  return {
    isStep: isStep && !words.some((word) => language.habits.has(word)),
    hasPresent: hasPresent(words, language),
    isAboutClient: isAboutClient(open, words, language),
  };
}

const QUOTED = /[“"„«][^”"“»]{0,300}[”"“»]/g;

/** "I'd" as two words, and "j'ai". */
function spaced(text: string, textLanguage: ClaimLanguage): string {
  const plain = text.replace(/[’‘]/g, "'");
  if (textLanguage === 'en')
    return plain.replace(
      /(?<!\p{L})(I|we|you|they|he|she|it|that|there|who|what)'(d|ll|ve|m|re|s)(?!\p{L})/giu,
      "$1 '$2",
    );
  return textLanguage === 'fr' ? plain.replace(/(?<!\p{L})(\p{L}{1,2})'(?=\p{L})/gu, "$1' ") : plain;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/'?[\p{L}\p{N}□]+(?:['-][\p{L}\p{N}]+)*'?/gu) ?? [];
}

/** What is asked, and what is said before the question in the same sentence. */
function partsOf(open: string): { text: string; isAsked: boolean }[] {
  const trimmed = open.trim();
  if (!/\?["'”’)\]]*$/.test(trimmed)) return [{ text: trimmed, isAsked: false }];
  const inverted = trimmed.lastIndexOf('¿');
  const cut = Math.max(inverted, ...[...trimmed.matchAll(/[;:]\s|\s[–—-]\s|—/g)].map(({ index }) => index + 1));
  return cut <= 0
    ? [{ text: trimmed, isAsked: true }]
    : [
        { text: trimmed.slice(0, cut), isAsked: false },
        { text: trimmed.slice(cut), isAsked: true },
      ];
}

/** Cut at punctuation, before a second subject, and before a relative that has a past of its own. */
function piecesOf(text: string, language: Language): string[] {
  return text
    .split(/(?<=:)\s+|[;()]\s*|\s[–—-]\s|—|,\s+/)
    .flatMap((piece) => cutAtSubjects(piece, language))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}□]/u.test(piece));
}

function cutAtSubjects(piece: string, language: Language): string[] {
  const words = piece.split(/\s+/).filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  const cuts: number[] = [];
  let hasSubject = false;
  lower.forEach((word, at) => {
    const isSubject = isSubjectAt(lower, at, language);
    if (isSubject && (hasSubject || at > 1)) {
      let from = at;
      while (from > 0 && at - from < 3 && language.joins.has(lower[from - 1] ?? '')) from--;
      // 'For your shop I would': what stands before the only subject belongs to it.
      if (from > 0 && (hasSubject || from < at)) cuts.push(from);
    }
    if (at > 0 && language.relatives.has(word) && doneAt(lower, at + 1, language)) cuts.push(at);
    hasSubject ||= isSubject;
  });
  const edges = [0, ...new Set(cuts), words.length].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => words.slice(edges[index], end).join(' '));
}

function doneAt(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  const found = language.done.exec(word);
  return found !== null && found[0].length === word.length;
}

/** A pronoun, or where there is none the verb. */
function isSubjectAt(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  if (language.subjects.size > 0) return language.subjects.has(word);
  return isVerbOfFirstPerson(words, at, language);
}

/** Spanish and Portuguese: the verb itself says who acts. An article before it makes it a noun. */
function isVerbOfFirstPerson(words: readonly string[], at: number, language: Language): boolean {
  const word = (words[at] ?? '').replace(/[^\p{L}-]/gu, '');
  const before = words[at - 1] ?? '';
  if (language.articles.has(before)) return false;
  if (language.auxiliaries.has(word)) return true;
  return [language.plans, language.thoughts, language.past, language.present].some((pattern) => pattern.test(word));
}

interface Place {
  readonly language: Language;
  readonly known: KnownStems;
  readonly whole: Whole;
  /** What the clause before is about; null for the first. */
  readonly before: About | null;
  readonly isAsked: boolean;
  /** The clause behind it. */
  readonly next: string | undefined;
}

function aboutOf(piece: string, place: Place): About {
  const { language, before, isAsked, next } = place;
  const words = wordsIn(piece);
  const isIntroduced = before === null && isOpening(piece, language);
  if (isAsked) return isIntroduced ? 'claim' : 'question';
  // 'A grant I have won: [your answer]' is a label; what will be typed there is the user's.
  if (piece.endsWith(':') && (next === undefined || next.startsWith(BLANK))) return 'other';
  if (isIntroduced && !isAboutClient(piece, words, language)) return 'claim';
  const subject = words.findIndex((_, at) => isSubjectAt(words, at, language));
  const said = subject === -1 ? null : aboutOfFirstPerson(piece, words, subject, place);
  return said ?? aboutWithoutSubject(piece, words, place);
}

function isOpening(piece: string, language: Language): boolean {
  return language.openings.test(piece.replace(/^(?:[•*-]|\d+[.)]|P\.\s?S\.)\s*/i, '').trimStart());
}

function isAboutClient(piece: string, words: readonly string[], language: Language): boolean {
  return words.some((word) => language.client.has(word)) || language.formalClient.test(piece);
}

/** 'I' and its verb. */
function aboutOfFirstPerson(piece: string, words: readonly string[], subject: number, place: Place): About | null {
  const { language, whole } = place;
  const at = verbAt(piece, words, subject, language);
  const verb = words[at] ?? '';
  const behind = words.filter((_, index) => index >= at && (index !== subject || subject === at)).join(' ');
  const lead = words.slice(Math.max(0, subject - 3), subject);
  const isNotYet = lead.some((word) => language.notYet.has(word));
  const isDenied = words.some((word) => language.no.has(word));
  const near = words.slice(Math.max(0, subject - 3), at + 8).join(' ');
  const isNegated =
    language.subjects.size === 0 &&
    words.slice(Math.max(0, at - TO_NEGATION), at).some((word) => language.no.has(word));
  if ((isNegated || language.denials.test(near)) && !language.fails.test(behind)) return 'denial';
  if (language.guarantees.test(piece) && !isDenied) return 'claim';
  const hasTime = language.available.test(piece) && !piece.includes(BLANK);
  if (hasTime && !language.conditional.test(verb) && !isDenied) return 'claim';
  const blank = words.indexOf(BLANK, at);
  if (blank !== -1 && blank - at <= MAX_TO_BLANK) return 'other';
  if (language.plans.test(verb)) return 'plan';
  if (language.harmless.test(behind)) return isNotYet ? 'plan' : 'other';
  if (language.thoughts.test(verb)) return isNotYet ? 'plan' : 'other';
  if (language.auxiliaries.has(verb)) return isNotYet ? 'plan' : 'claim';
  const isBoth = /^(?:cut|set|put|let|read)$/.test(verb) && whole.isStep;
  if (language.past.test(verb) && !isBoth) return 'claim';
  if (!language.present.test(verb)) return 'other';
  return isNotYet || whole.isStep ? 'plan' : 'claim';
}

/** The place of the verb: behind 'I' and its adverbs; in German also before 'ich', or at the end of the clause. */
function verbAt(piece: string, words: readonly string[], subject: number, language: Language): number {
  if (language.subjects.size === 0) return subject;
  // 'Only then would I'.
  if (language.plans.test(words[subject - 1] ?? '')) return subject - 1;
  let at = subject + 1;
  while (language.adverbs.has(words[at] ?? '') || (language.name === 'en' && /ly$/.test(words[at] ?? ''))) at++;
  if (language.name === 'fr') {
    while (/^(?:ne|n'|me|m'|vous|le|la|l'|les|y|en|lui|leur)$/.test(words[at] ?? '')) at++;
    return at;
  }
  if (language.name !== 'de') return at;
  const before = words[subject - 1] ?? '';
  const isVerb =
    before !== '' &&
    !language.joins.has(before) &&
    new RegExp(`(?<![\\p{L}])${before}\\s`, 'u').test(piece.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  if (
    isVerb &&
    (language.plans.test(before) || language.auxiliaries.has(before) || /(?:e|n|te|ß|b|g|m|f|t)$/.test(before))
  )
    return subject - 1;
  if (language.joins.has(before) && !/^(?:und|aber|denn)$/.test(before)) return words.length - 1;
  return subject + 1;
}

function aboutWithoutSubject(piece: string, words: readonly string[], place: Place): About {
  const { language, known, before } = place;
  if (language.denials.test(piece) && !language.fails.test(piece)) return 'denial';
  const isUnreal = language.unreal.test(withoutNouns(piece, language));
  const isDenied = words.some((word) => language.no.has(word));
  if (isAboutClient(piece, words, language) || language.conclusions.has(words[0] ?? '')) return 'other';
  if (isOwned(words, language) && !(before === 'plan' && !language.records.test(piece)))
    return isUnreal ? 'plan' : 'claim';
  if (language.customers.test(piece) && language.praise.test(piece) && !isUnreal) return 'claim';
  if (
    words.some((word) => language.objects.has(word)) &&
    !isUnreal &&
    !isOrder(words, before, language) &&
    isSaidOfWriter(words, language)
  )
    return 'claim';
  if (language.guarantees.test(piece) && !isDenied) return 'claim';
  if (language.records.test(piece) && !isUnreal && !isOfPost(piece, known)) return 'claim';
  if (language.available.test(piece) && !piece.includes(BLANK) && !isUnreal && !isOfPost(piece, known)) return 'claim';
  if (!isUnreal && tellsPast(piece, words, language) && isPastOfWriter(piece, words, place)) return 'claim';
  const isFragment = language.elsewhere.test(piece) && !isUnreal && before !== 'plan' && !hasPresent(words, language);
  if (isFragment && !isOfPost(piece, known)) return 'claim';
  return inherits(words, place, isUnreal) ? (before ?? 'other') : 'other';
}

/** Where verbs show the person, nouns may end like verbs: 'una librería'. */
function withoutNouns(piece: string, { articles }: Language): string {
  if (articles.size === 0) return piece;
  const said = piece.split(' ');
  return said.filter((_, at) => !articles.has((said[at - 1] ?? '').toLowerCase())).join(' ');
}

/** 'My clients', but not 'my question'. */
function isOwned(words: readonly string[], language: Language): boolean {
  const at = words.findIndex((word) => language.possessives.has(word));
  if (at === -1) return false;
  const noun = words.slice(at + 1).find((word) => !language.ownAdjectives.has(word)) ?? '';
  return !language.ownMatters.test(noun);
}

/** 'Send me', 'tell us', and 'that tells me': nothing that others did for the writer. */
function isOrder(words: readonly string[], before: About | null, { orders }: Language): boolean {
  return (before === null || before === 'other') && orders.has(words[0] ?? '');
}

function isSaidOfWriter(words: readonly string[], { objects, tells }: Language): boolean {
  const at = words.findIndex((word) => objects.has(word));
  return !words.slice(Math.max(0, at - TO_OBJECT), at).some((word) => tells.test(word));
}

/** A verb of the past; English regular ones only where they are no participle of a noun. */
function tellsPast(piece: string, words: readonly string[], language: Language): boolean {
  if (hasPresent(words, language)) return false;
  if (language.done.test(piece)) return true;
  const isPast = (word: string, at: number) =>
    at > 0 && language.regularPast.test(word) && !language.participleBehind.has(words[at - 1] ?? '');
  return words.some(isPast);
}

function hasPresent(words: readonly string[], { presents, perfects, participles }: Language): boolean {
  // 'Has doubled', 'have since grown'.
  const isPerfect = (at: number) =>
    perfects.test(words[at] ?? '') && words.slice(at + 1, at + 3).some((word) => participles.test(word));
  return words.some((word, at) => presents.test(word) && !isPerfect(at));
}

/** Not the client's past: it names another job, or what only the profile names, or little of the post. */
function isPastOfWriter(piece: string, words: readonly string[], { language, known, before, whole }: Place): boolean {
  const stems = contentStems(piece).filter((stem) => !/^\d/.test(stem));
  if (isOfPost(piece, known) && !language.elsewhere.test(piece)) return false;
  if (language.relatives.has(words[0] ?? '')) return stems.length > 1 && !language.passives.test(piece);
  if (language.subordinates.has(words[0] ?? '') || before === 'plan') return false;
  if (stems.length === 0) return before === 'claim';
  if (language.elsewhere.test(piece)) return true;
  if (stems.some((stem) => known.own.has(stem) && !known.post.has(stem))) return true;
  return known.post.size > 0 && !whole.hasPresent && !whole.isAboutClient;
}

function isOfPost(piece: string, { post }: KnownStems): boolean {
  const stems = contentStems(piece);
  return stems.length > 0 && share(stems, post) >= OF_POST_FROM;
}

/** A clause without a subject goes on as the one before: 'I moved a shop, cut its costs and trained the staff'. */
function inherits(words: readonly string[], { before, language }: Place, isUnreal: boolean): boolean {
  if (before === null || before === 'question' || isUnreal) return false;
  return !language.topics.has(words[0] ?? '') && !words.some((word) => language.finite.has(word));
}
