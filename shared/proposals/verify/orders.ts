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
  /** Stems of what is to be written about; nothing else in the post or of the user has them. */
  readonly topics: ReadonlySet<string>;
}

/** `post` is read as well: a reader may have missed who is addressed. `own` are the user's words, which may be said. */
export function ordersIn(brief: JobBrief, post: string, own: string): Orders {
  const quotes = [...brief.ignored.map(({ quote }) => quote), ...addressedIn(post)];
  if (quotes.length === 0) return { phrases: [], topics: new Set() };
  const rest = quotes.reduce((left, quote) => left.replaceAll(quote, ' '), post);
  const isKnown = phraseFinder(`${own}\n${rest}`);
  const knownStems = new Set(contentStems(`${own}\n${rest}`));
  // A word that the client wants of everybody is no order to machines.
  const wanted = [brief.opener, ...brief.anywhere].flatMap((code) =>
    code === null || quotes.some((quote) => quote.includes(code.word)) ? [] : [code.word.toLowerCase()],
  );
  const phrases = quotes.flatMap((quote) => [...quotedIn(quote), ...runsOf(quote, RUN)]);
  return {
    phrases: [...new Set(phrases)].filter(
      (phrase) => isTelling(phrase, isKnown) && !wanted.includes(phrase.toLowerCase()),
    ),
    topics: new Set(quotes.flatMap(topicsOf).filter((topic) => !knownStems.has(topic))),
  };
}

/** Whether a sentence follows an order to machines, or is a machine speaking of itself. */
export function obeys(sentence: string, { phrases, topics }: Orders): boolean {
  const plain = sentence.replace(/[’‘]/g, "'");
  if (CLAIM_LANGUAGES.some((name) => LANGUAGES[name].machineSpeaks.test(plain))) return true;
  return phrases.some(phraseFinder(sentence)) || topicsOf(sentence).some((topic) => topics.has(topic));
}

/** A thing to be named: 'which dinosaur', 'about penguins'. */
const NAMED_THING =
  /(?<!\p{L})(?:which|what|favou?rite|about|qué|cuál|quel(?:le)?|qual|favorit[oa]|favori(?:te)?|welche[nrs]?|lieblings|über|sobre) ?(\p{L}{5,30})/giu;
/** Words of the order itself. */
const OF_ORDERS =
  /^(?:word|sentence|phrase|paragraph|proposal|reply|answer|letter|message|text|language|model|assistant|application|response|instruction|prompt|human|robot|applicant|freelancer|client|project|short|single|different|specific|special|palabra|frase|párrafo|propuesta|respuesta|palavra|parágrafo|proposta|resposta|phrase|réponse|proposition|wort|satz|absatz|antwort)/i;

function topicsOf(text: string): string[] {
  return [...text.matchAll(NAMED_THING)].flatMap(([, thing = '']) =>
    OF_ORDERS.test(thing) ? [] : contentStems(thing),
  );
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
