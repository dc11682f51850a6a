import type { JobBrief } from '#shared/proposals/brief.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { pointsBack } from '../read/points-back.ts';

const [FEWEST_WORDS, MOST_WORDS] = [5, 24];
/** Only near the beginning a client says what is the matter. */
const MOST_SENTENCES = 14;

/** A clause that surely has its subject and verb, of the client's own things or doings. */
const BEGINS =
  /^(?:(?:our|my) (?:[\p{L}\p{N}’'&/-]+ ){1,6}?(?:is|are|has|have|does|doesn['’]t|do|don['’]t|isn['’]t|aren['’]t|can|can['’]t|cannot|keeps?|fails?|crash(?:es)?|loses?|stops?|stopped|shows?|takes?|needs?|breaks?|broke|went|sends?|runs?|drops?|dropped|looks?)|(?:we|i)(?:['’]ve| have) (?:an?|the|about|around|over|more|two|three|four|five|six|seven|eight|nine|ten|\d|lost|built|moved|outgrown|started|launched|collected|recorded|written)|(?:we|i) (?:lose|keep|run|sell|get|use|store|publish|make|spend|cannot|can['’]t|don['’]t have|do not have)|(?:we|i) (?:need|want) (?:to (?!hire|find|talk|work|see|hear|know|get in touch)\p{L}+|our|my)) /iu;
/** What is no problem of theirs: who they look for, themselves, thanks, orders. */
const OTHER =
  /(?<!\p{L})(?:you|your|u|looking|look for|search\p{L}*|seek\p{L}*|hir(?:e|ing)|someone|somebody|anyone|person|people who|freelancer\p{L}*|developer\p{L}*|designer\p{L}*|expert\p{L}*|specialist\p{L}*|candidate\p{L}*|applicant\p{L}*|contractor\p{L}*|engineer\p{L}*|writer\p{L}*|editor\p{L}*|assistant\p{L}*|help (?:us|me|with)|please|thank\p{L}*|welcome|excited|passion\p{L}*|leading|mission|vision|company|agency|startup|budget\p{L}*|prices?|pounds?|dollars?|euros?|usd|eur|ceiling|pay|paid|salary|rates?|offer\p{L}*|proposal\p{L}*|appl(?:y|ication)\p{L}*|interview\p{L}*|deadline|english|grammar|native|brother|sister|mother|father|husband|wife|daughter|son|uncle|aunt|partner|clients?|boss|attached?|attachment|below|above|following|team of|years? (?:old|of experience)|experience[ds]?|chatgpt|ai[- ]generated)(?!\p{L})/iu;
const UNCLEAR =
  /["“”„«»()[\]{}<>:;…@*#|•–—]|\.\.|\s-\s|\b(?:he|she|they|their|them|this|these|those|such|it|its)\b|[!?]$|\d{5,}/u;
/** The rest of a swapped clause that would not agree: 'us is', 'I was'. */
const CANNOT_TURN =
  /(?<!\p{L})(?:and I|I and|i['’](?:m|d|ll)|i am|i was|we['’](?:d|ll)|myself|ourselves|mine|ours|let['’]s)(?!\p{L})/iu;

/** What does not work. Where the client lives and what they sell is no beginning of a letter. */
const BROKEN =
  /(?<!\p{L})(?:(?:does|do|did|ca|wo)n['’]t|(?:does|do|did|will) not|cannot|no longer|fail(?:s|ed|ing)?|crash\p{L}{0,4}|crack(?:s|ed)?|broken|broke|breaks|stopp(?:ed|ing)|stops|slow\p{L}{0,3}|drops|dropped|lose|loses|lost|losing|errors?|bugs?|missing|missed|leak\p{L}{0,3}|duplicate[sd]?|go(?:es)? down|out of date|struggl\p{L}{1,3}|by hand|takes? (?:about |around |over |more than )?(?:\d+|two|three|four|five|six|several) \p{L}+)(?!\p{L})/iu;
const NEEDED = /^(?:we|i) (?:need|want) (?:to|our|my) /iu;

/**
 * What the client wrote of their problem, said to them: 'Our shop is slow on phones' → 'Your shop is slow on phones'. Null where it is not
 * certain that the clause is whole and says that; in English alone.
 */
export function hookOf({ title, description }: { title: string; description: string }, brief: JobBrief): string | null {
  if (brief.language !== 'en') return null;
  const { questions, asks, opener, codeSentence, anywhere, puzzles, ignored, forbidsAi, noAgencies } = brief;
  const others = [
    ...questions,
    ...asks,
    opener,
    codeSentence,
    ...anywhere,
    ...puzzles,
    ...ignored,
    forbidsAi,
    noAgencies,
  ]
    .flatMap((one) => (one === null ? [] : [one.quote]))
    .filter((quote) => quote.trim() !== '');
  const isOther = (sentence: string) => others.some((quote) => quote.includes(sentence) || sentence.includes(quote));
  const found = description
    .split(/\r?\n/)
    .flatMap((line) => sentencesOf(line.trim()))
    .slice(0, MOST_SENTENCES)
    .filter((sentence) => isPlain(sentence) && !isOther(sentence));
  const best = found.find((sentence) => BROKEN.test(sentence)) ?? found.find((sentence) => NEEDED.test(sentence));
  return best === undefined || sameWords(best, title) ? null : toYou(best);
}

function isPlain(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    /^\p{Lu}/u.test(sentence) &&
    /[\p{L}\p{N}%][.!]?$/u.test(sentence) &&
    // In capitals it would be shouted at them.
    !/\p{Lu}{3,}\s+\p{Lu}{3,}/u.test(sentence) &&
    BEGINS.test(sentence) &&
    !OTHER.test(sentence) &&
    !UNCLEAR.test(sentence) &&
    !CANNOT_TURN.test(sentence) &&
    urlsIn(sentence).length === 0 &&
    pointsBack(sentence, 'en') === null
  );
}

function sameWords(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return a === b;
}

function toYou(sentence: string): string {
  const said = sentence
    .replace(/(?<!\p{L})(?:we|i)['’]ve(?!\p{L})/giu, 'you have')
    .replace(/(?<!\p{L})we(?: are|['’]re)(?!\p{L})/giu, 'you are')
    .replace(/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'your')
    .replace(/(?<!\p{L})(?:[Ww]e|us|me)(?!\p{L})/gu, 'you')
    .replace(/(?<![\p{L}/])I(?![\p{L}/])/gu, 'you')
    .replace(/[.!]+$/, '');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
