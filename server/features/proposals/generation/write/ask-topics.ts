import { stripImperative } from '#shared/proposals/verify/strip-imperative.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';

const MAX_WORDS = 12;
const AUXILIARY = 'would|will|can|could|should|might|are|have|were|do';
const ASKS_HOW = new RegExp(
  `^(how|what|which|where|when|why)((?: (?!(?:${AUXILIARY}|did|does|is)(?!\\p{L}))[\\p{L}\\p{N}’'&/-]+){0,5}) (${AUXILIARY}) (?:you|u) (.+)$`,
  'iu',
);
/** 'Which tools you rely on', 'what you’d leave out'. */
const ASKS_IN_CLAUSE = new RegExp(
  `^(how|what|which|where|when|why|whether|if)((?: (?!(?:you|${AUXILIARY}|did|does|is)(?!\\p{L}))[\\p{L}\\p{N}&/-]+){0,5}) you(?:['’](d|ll|ve|re))? (.+)$`,
  'iu',
);
const ASKS_WHETHER = new RegExp(`^(${AUXILIARY}) (?:you|u) (.+)$`, 'iu');
/** Begins a verb as it is without its subject, or says how: 'ever', 'already', 'able to'. */
const UNSURE =
  /["“”„«»():;…]|\b(?:or|and\/or|if so|e\.g\.|etc|please|s?he|they|his|her|their|this|that|these|those|it|them|other|another|also|currently looking)\b/iu;

/** Their own things are the client's in a letter: 'our shop' → 'your shop'. Null where a word cannot be turned for certain. */
export function toClient(text: string): string | null {
  if (/(?<!\p{L})(?:i(?:['’]\p{L}+)?|am|myself|ourselves|mine|ours)(?!\p{L})/iu.test(text)) return null;
  const turned = text
    .replace(/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'your')
    .replace(/(?<!\p{L})we(?: are|['’]re)(?!\p{L})/giu, 'you are')
    .replace(/(?<!\p{L})we['’]ve(?!\p{L})/giu, 'you have')
    .replace(/(?<!\p{L})(?:[Ww]e|us|me)(?!\p{L})/gu, 'you');
  return /(?<!\p{L})we['’]/iu.test(turned) ? null : turned;
}

/** 'How would you test our checkout?' → 'How I would test your checkout'. Null where that cannot be said for certain; in English alone. */
export function topicOf(question: string, language: string): string | null {
  const asked = plain(question, language);
  if (asked === null) return null;
  const inClause = ASKS_IN_CLAUSE.exec(stripImperative(asked));
  if (inClause) return topicOfClause(inClause);
  const how = ASKS_HOW.exec(asked);
  const whether = ASKS_WHETHER.exec(asked);
  const [word, thing, verb, rest] = how
    ? [how[1], how[2], how[3], how[4]]
    : ['whether', '', whether?.[1], whether?.[2]];
  if (word === undefined || verb === undefined || rest === undefined || /(?<!\p{L})you/iu.test(rest)) return null;
  const own = toClient(rest);
  const of = toClient(thing ?? '');
  if (own === null || of === null) return null;
  const clause = `${word.toLowerCase()}${of} I${verbOfI(verb)} ${own}`;
  return clause.split(' ').length > MAX_WORDS ? null : capital(clause);
}

function topicOfClause([, word = '', thing = '', verb = '', rest = '']: readonly string[]): string | null {
  if (/(?<!\p{L})you/iu.test(rest)) return null;
  const [of, own] = [toClient(thing), toClient(rest)];
  if (of === null || own === null) return null;
  const first = word.toLowerCase() === 'if' ? 'whether' : word.toLowerCase();
  const i = verb === '' ? ' I' : ` I’${verb === 're' ? 'm' : verb}`;
  const clause = `${first}${of}${i} ${own === 'are' || own.startsWith('are ') ? own.replace('are', 'am') : own}`;
  return clause.split(' ').length > MAX_WORDS ? null : capital(clause);
}

/** 'Have you moved a shop like ours?' → 'Yes, I have moved …' and 'No, I have not moved …'. */
export function echoOf(question: string, language: string): { yes: string; no: string } | null {
  const asked = plain(question, language);
  const found = asked === null ? null : ASKS_WHETHER.exec(asked);
  const [, verb, rest] = found ?? [];
  if (verb === undefined || rest === undefined || rest.split(' ').length > MAX_WORDS || /(?<!\p{L})you/iu.test(rest))
    return null;
  const own = toClient(rest.replace(/^ever /iu, ''));
  if (own === null) return null;
  // 'Any' of a question is 'no' of an answer.
  if (/(?<!\p{L})any(?:one|thing|where)?(?!\p{L})/iu.test(own)) return null;
  const no = verb.toLowerCase() === 'do' ? ' do not' : `${verbOfI(verb)} not`;
  return { yes: `Yes, I${verbOfI(verb)} ${own}.`, no: `No, I${no} ${own}.` };
}

function plain(question: string, language: string): string | null {
  const [only, ...more] = sentencesOf(question.replace(/\s+/g, ' ').trim());
  if (language !== 'en' || only === undefined || more.length > 0) return null;
  const asked = only.replace(/\s*\?+$/, '').trim();
  return UNSURE.test(asked) || asked.includes('?') || asked.includes(',') ? null : asked;
}

/** 'How do you test' is 'how I test'. */
function verbOfI(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === 'do') return '';
  if (lower === 'are') return ' am';
  return lower === 'were' ? ' was' : ` ${lower}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
