import {
  type About,
  BLANK,
  hasPresent,
  isAboutClient,
  type KnownStems,
  type Place,
  type Whole,
  wordsIn,
  writtenWordsIn,
} from './clause-place.ts';
import { aboutOfFirstPerson } from './first-person.ts';
import { LANGUAGES, type Language } from './languages/index.ts';
import type { ClaimLanguage } from './languages/names.ts';
import { aboutWithoutSubject } from './past-work.ts';
import { isSubjectAt, openSentence, partsOf, piecesOf } from './split-clauses.ts';

export type { KnownStems } from './clause-place.ts';

export interface Clause {
  readonly text: string;
  readonly about: About;
}

/** 'You', 'your shop' at the beginning of a clause. */
const MAX_TO_SUBJECT = 3;

/**
 * Splits a sentence into clauses by what each is about. Suspect by default: whatever is about the freelancer or past work, and is
 * no question, plan or denial, is a claim. Time is linear in the length.
 */
export function clausesOf(sentence: string, textLanguage: ClaimLanguage, known: KnownStems): Clause[] {
  const language = LANGUAGES[textLanguage];
  const open = openSentence(sentence, textLanguage);
  const whole = wholeOf(open, language);
  const clauses: Clause[] = [];
  for (const { text, isAsked } of partsOf(open)) {
    const pieces = piecesOf(text, language);
    pieces.forEach((piece, at) => {
      const written = writtenWordsIn(piece);
      const words = written.map((word) => word.toLowerCase());
      const [before, next] = [clauses.at(-1)?.about ?? null, pieces[at + 1]];
      const about = aboutOf({ piece, words, written, language, known, whole, before, isAsked, next });
      clauses.push({ text: piece, about });
    });
  }
  return clauses;
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

function aboutOf(place: Place): About {
  const { piece, words, language, before, isAsked, next } = place;
  const isIntroduced = before === null && isOpening(piece, language);
  if (isAsked) return isIntroduced ? 'claim' : 'question';
  // 'A grant I have won: [your answer]' is a label; what will be typed there is the user's.
  if (piece.endsWith(':') && (next === undefined || next.startsWith(BLANK))) return 'other';
  // 'Having collected letters, you know the errors' introduces the client.
  if (isIntroduced && ![piece, next ?? ''].some((one) => isOfClient(one, language))) return 'claim';
  const subject = words.findIndex((_, at) => isSubjectAt(words, at, language));
  return subject === -1 ? aboutWithoutSubject(place) : aboutOfFirstPerson(place, subject);
}

function isOfClient(piece: string, language: Language): boolean {
  return isAboutClient(piece, wordsIn(piece).slice(0, MAX_TO_SUBJECT), language);
}

function isOpening(piece: string, language: Language): boolean {
  return language.openings.test(piece.replace(/^(?:[•*-]|\d+[.)]|P\.\s?S\.)\s*/i, '').trimStart());
}
