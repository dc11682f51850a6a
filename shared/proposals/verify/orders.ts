import type { JobBrief } from '../brief.ts';
import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';
import { phraseFinder, quotedIn, runsOf } from './phrases.ts';
import { contentStems, sentencesOf } from './words.ts';

/** So many words of an order in a row are no accident. */
const RUN = 6;
/** An order may stand in the sentence behind the one that addresses a machine. */
const NEXT = 1;

/** What an answer must not say: what a post orders machines to write. */
export interface Orders {
  readonly phrases: readonly string[];
}

/** `post` is read as well: a reader may have missed who is addressed. `own` are the user's words, which may be said. */
export function ordersIn(brief: JobBrief, post: string, own: string): Orders {
  const quotes = [...brief.ignored.map(({ quote }) => quote), ...addressedIn(post)];
  if (quotes.length === 0) return { phrases: [] };
  const rest = quotes.reduce((left, quote) => left.replaceAll(quote, ' '), post);
  const isKnown = phraseFinder(`${own}\n${rest}`);
  // A word that the client wants of everybody is no order to machines.
  const wanted = [brief.opener, ...brief.anywhere].flatMap((code) =>
    code === null || quotes.some((quote) => quote.includes(code.word)) ? [] : [code.word.toLowerCase()],
  );
  const phrases = quotes.flatMap((quote) => [...quotedIn(quote), ...runsOf(quote, RUN)]);
  return {
    phrases: [...new Set(phrases)].filter(
      (phrase) => isTelling(phrase, isKnown) && !wanted.includes(phrase.toLowerCase()),
    ),
  };
}

/** Whether a sentence follows an order to machines, or is a machine speaking of itself. */
export function obeys(sentence: string, { phrases }: Orders): boolean {
  const plain = sentence.replace(/[’‘]/g, "'");
  if (CLAIM_LANGUAGES.some((name) => LANGUAGES[name].machineSpeaks.test(plain))) return true;
  return phrases.some(phraseFinder(sentence));
}

/** Sentences of the post that address machines. */
function addressedIn(post: string): string[] {
  const sentences = sentencesOf(post);
  const isAddressed = (sentence: string) =>
    CLAIM_LANGUAGES.some((name) => LANGUAGES[name].machineAddressed.test(sentence.slice(0, MOST_CHARS)));
  const at = sentences.flatMap((sentence, index) => (isAddressed(sentence) ? [index] : []));
  return at.flatMap((index) =>
    sentences.slice(index, index + 1 + NEXT).filter((one, next) => next === 0 || QUOTES.test(one)),
  );
}

const MOST_CHARS = 1_500;
const QUOTES = /["“„«]/;

/** Whether a phrase shows that an order was followed: two content words, or one that is neither in the post nor in the profile. */
function isTelling(phrase: string, isKnown: (phrase: string) => boolean): boolean {
  const stems = contentStems(phrase);
  return stems.length >= 2 || (stems.length === 1 && !isKnown(phrase));
}
