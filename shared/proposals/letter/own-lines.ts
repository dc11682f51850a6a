import { urlsIn } from '../verify/tokens.ts';
import type { Frame, LetterAsk, LetterMaterial, LetterWords } from './material.ts';
import { closeSentence, contract, inFrame } from './pieces.ts';

/** What the lines typed for a letter are mended by. */
export type LineHelp = Pick<LetterMaterial, 'spellings' | 'words' | 'language'>;

/** 'i moved 12 shops': not 'i.e.' and 'Wi-Fi'. */
const LONE_I = /(?<![\p{L}\p{N}.'’&/-])i(?=(?:['’]\p{L}|[\s,]))/gu;
const BEHIND_STOP = /(?<=\p{L}{3}[.!?]\s)\p{Ll}[\p{L}\p{N}]*/gu;
const TOKEN = /[\p{L}\p{N}]+/gu;

/** A typed line with the spelling of the post and the profile ('WhatsApp', 'npm'), 'I', and capitals behind a stop. Every word stays. */
export function mendLine(line: string, { spellings, language }: Pick<LineHelp, 'spellings' | 'language'>): string {
  const bySmall = new Map(spellings.map((word) => [word.toLowerCase(), word]));
  const isSpelled = (word: string) => bySmall.get(word.toLowerCase()) === word;
  const text = line.replace(/\s+/g, ' ').trim();
  const own = language === 'en' ? text.replace(LONE_I, 'I') : text;
  const addresses = urlsIn(own);
  const spelled = own
    .split(' ')
    .map((word) =>
      addresses.some((url) => word.includes(url) || url.includes(word))
        ? word
        : word.replace(TOKEN, (token) => bySmall.get(token.toLowerCase()) ?? token),
    )
    .join(' ');
  return spelled.replace(BEHIND_STOP, (word) =>
    isSpelled(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** A sentence with its end and its capital, but for a word that the post or the profile begins small. */
function closed(text: string, { spellings }: Pick<LineHelp, 'spellings'>): string {
  const sentence = closeSentence(text);
  const [first = ''] = text.split(/[^\p{L}\p{N}]/u, 1);
  return spellings.includes(first) ? text.slice(0, first.length) + sentence.slice(first.length) : sentence;
}

const ENGLISH_PAST =
  /^(?:\p{L}{2,}ed|built|made|led|wrote|ran|did|won|grew|cut|sold|moved|took|shot|drew|kept|brought|rebuilt|caught|held|sent|gave|got|found|spoke|sang|rewrote|redrew|oversaw|drove|began|spent|bought|dealt|taught)$/iu;
/** What shows that the word before it is a verb. */
const OBJECT =
  /^(?:an?|the|my|our|your|their|his|her|its|this|that|these|those|all|both|each|every|some|several|many|more|over|about|around|it|them|what|which|where|whether|how|why|who|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|dozens|hundreds|through|together|up|out|down|back|with(?= you)|\d[\d.,]*\S*)$/iu;
/** Verbs that only their subject can be missing of: 'can start today', 'have moved 12 shops'. */
const LACKS_SUBJECT =
  /^(?:can|could|will|would|am|was|have|had|work|live|charge|speak|prefer|use|know|need|do) (?=\S)/iu;
/** 'send me the worst five minutes' is said to the client. */
const TO_CLIENT = /^\p{L}+ (?:me|us)(?!\p{L})/u;
const LONG_WORDS = 6;

/** Begins as sentences do, or is long and ends as they do. */
function isWhole(text: string, { lines }: LetterWords): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,.:;!?'’]/, 1);
  return lines.begins.includes(first) || TO_CLIENT.test(text) || (/[.!?]$/.test(text) && wordsIn(text) >= LONG_WORDS);
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** A typed first step as a sentence: 'compare both logs' → 'I would compare both logs.', 'audit of 3 shops' → 'First: audit of 3 shops.' */
export function stepOfLine(line: string, help: LineHelp): string {
  const { lines } = help.words;
  const text = mendLine(line, help);
  if (isWhole(text, help.words) || hasColonNear(text)) return closed(text, help);
  const bare = text.replace(/^(?:would|id) (?=\S)/iu, '');
  if (lines.wouldDo !== '' && (bare !== text || isVerbOf(text, lines)))
    return contract(closeSentence(lines.wouldDo.replace('{line}', small(bare))), help.words);
  return framed(lines.first, text, help);
}

/** 'look at the logs', 'start with a call': these are no nouns. */
const VERB_PHRASE =
  /^(?:(?:start|begin) (?:with|by|from)|look (?:at|into|for|through)|(?:talk|walk|go|read|run|sit|listen|log) (?:to|through|down|into|over)|check (?:for|whether|if)) /iu;

function isVerbOf(text: string, { verbs, nounsToo }: LetterWords['lines']): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s/, 2);
  if (verbs.includes(first) || VERB_PHRASE.test(text)) return true;
  return nounsToo.includes(first) && OBJECT.test(second.replace(/[,.;]$/, ''));
}

/** A typed proof as a sentence: 'mentored four juniors' → 'I mentored four juniors.', 'audit of 3 shops' → 'A recent job: audit of 3 shops.' */
export function proofOfLine(line: string, help: LineHelp): string {
  const { lines, asks } = help.words;
  const text = mendLine(line, help);
  if (isLinkAlone(text)) return inFrame(asks.link, text);
  if (isWhole(text, help.words) || hasColonNear(text)) return closed(text, help);
  const [first = '', second = ''] = text.split(/\s/, 2);
  const isDeed = ENGLISH_PAST.test(first) && OBJECT.test(second);
  if (lines.did !== '' && (isDeed || LACKS_SUBJECT.test(text) || YEARS.test(text)))
    return closeSentence(lines.did.replace('{line}', YEARS.test(text) ? `have ${text}` : small(text)));
  return framed(lines.recent, text, help);
}

const YEARS = /^\d+\+? (?:years|yrs)(?!\p{L})/iu;

function hasColonNear(text: string): boolean {
  return /^\S+(?: \S+){0,2}: /u.test(text);
}

function isLinkAlone(text: string): boolean {
  return !text.includes(' ') && urlsIn(text).length === 1;
}

const QUESTION_BEGINS =
  /^(?:is|are|do|does|did|has|have|can|could|should|would|will|who|whose|which|what|when|where|why|how|qué|quién|cuál|cuándo|dónde|cómo|qual|quais|quando|onde|quem|quel(?:le)?s?|quand|où|comment|combien|est-ce|wer|wie|was|wann|wo|welche[rnms]?|ist|sind|gibt|haben)(?!\p{L})/iu;

/** 'Delaware or another state' */
const EITHER = /^(?:\S+ ){1,6}(?:or|oder|ou|o) (?:\S+ ?){1,6}$/iu;

/** A typed question in its frame: 'is sales tax filed' → 'One question: Is sales tax filed?' */
export function questionOfLine(line: string, help: LineHelp): string {
  const text = mendLine(line, help);
  const asks = QUESTION_BEGINS.test(text) || EITHER.test(text);
  const asked = asks && /[\p{L}\p{N}]$/u.test(text) ? `${text}?` : text;
  const whole = closed(asked, help);
  // 'Send me the worst five minutes' is none.
  return whole.includes('?') ? inFrame(help.words.own.question, whole) : whole;
}

/** Any other typed line of the letter: a postscript, a cause. A fragment stands in its frame where there is one. */
export function lineInFrame(line: string, frame: string, help: LineHelp): string {
  const text = mendLine(line, help);
  return isWhole(text, help.words) || frame === '' || wordsIn(text) >= LONG_WORDS + LONG_WORDS
    ? closed(text, help)
    : framed(frame, text, help);
}

/** Answers of these begin with an amount, a day or a place: what goes on behind it may be a whole clause. */
const FRAGMENTS: ReadonlySet<Frame> = new Set(['rate', 'price', 'start', 'hours', 'zone', 'duration', 'location']);

/** What the client gets to read for an answer: '$45/h' → 'My rate is $45 per hour.' A whole sentence stays as it was typed. */
export function answerOfLine(line: string, ask: AnswerTo, help: LineHelp): string {
  const { words } = help;
  const text = withUnits(mendLine(line, help), words);
  const said = sayYesOrNo(text, words);
  if (said !== null && said.rest === '') return sayAlone(said.isYes, ask, words);
  if (said !== null && FRAGMENTS.has(ask.frame) && !isWhole(said.rest, words))
    return framedAnswer(said.rest, ask, help);
  const isAmount = FRAGMENTS.has(ask.frame) && /^[\p{Sc}\d]/u.test(text);
  if (!isAmount && isWhole(text, words)) return closed(text, help);
  if (words.lines.did !== '' && LACKS_SUBJECT.test(text) && !FRAGMENTS_WITH_VERB.has(ask.frame))
    return closeSentence(words.lines.did.replace('{line}', small(text)));
  return framedAnswer(text, ask, help);
}

/** What an answer is put into a sentence by. */
export type AnswerTo = Pick<LetterAsk, 'frame' | 'topic' | 'echo'> & { readonly inFrame: string };

/** 'How I would test it: use a phone' is no sentence of mine. */
const FRAGMENTS_WITH_VERB: ReadonlySet<Frame> = new Set(['approach', 'question']);

function framedAnswer(text: string, ask: AnswerTo, help: LineHelp): string {
  const { words } = help;
  if (ask.frame === 'years' && /^\d+\+?$/.test(text))
    return framed(ask.inFrame, words.years.replace('{x}', text), help);
  return framed(ask.topic === null ? ask.inFrame : `${ask.topic}: {x}.`, text, help);
}

/** 'Yes' alone, as a sentence that says to what; else behind what was asked. */
function sayAlone(isYes: boolean, { echo, topic }: AnswerTo, words: LetterWords): string {
  const word = isYes ? words.yes : words.no;
  if (echo !== null) return isYes ? echo.yes : echo.no;
  return closeSentence(topic === null ? word : `${topic}: ${word.toLowerCase()}`);
}

function sayYesOrNo(text: string, { yes, no }: LetterWords): { isYes: boolean; rest: string } | null {
  const lower = text.toLowerCase();
  for (const [word, isYes] of [
    [yes.toLowerCase(), true],
    [no.toLowerCase(), false],
  ] as const) {
    if (!lower.startsWith(word) || /^\p{L}/u.test(lower.slice(word.length))) continue;
    return { isYes, rest: text.slice(word.length).replace(/^[\s,.:;!–-]+/, '') };
  }
  return null;
}

function withUnits(text: string, { units }: LetterWords): string {
  return units.reduce((rest, [short, long]) => {
    const at = rest.toLowerCase().indexOf(short);
    const isUnit = at > 0 && /\d\s?$/.test(rest.slice(0, at)) && !/^\p{L}/u.test(rest.slice(at + short.length));
    return isUnit ? rest.slice(0, at).trimEnd() + long + rest.slice(at + short.length) : rest;
  }, text);
}

/** In a frame a fragment keeps its own capitals, but for a small word at its beginning. */
function framed(frame: string, text: string, { spellings, words }: LineHelp): string {
  const [first = ''] = text.split(/[^\p{L}]/u, 1);
  const isSmall = words.lines.smallWords.includes(first.toLowerCase()) && !spellings.includes(first);
  return inFrame(frame, isSmall ? small(text) : text);
}

/** 'Today' → 'today'; 'iOS', 'HubSpot' and 'A/B' keep their letters. */
function small(text: string): string {
  return /^\p{Lu}(?:\p{Ll}+(?!\p{Ll}*\p{Lu})|(?=\s))/u.test(text) && !/^I(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
