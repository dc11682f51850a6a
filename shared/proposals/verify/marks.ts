import type { Ask, JobBrief, QuestionOrAsk } from '../brief.ts';
import { partOfHeading } from '../headings.ts';
import { isAnsweredInProse, WHEN } from './answered-in-prose.ts';
import { isClaim } from './claims.ts';
import { beginsWith, hasWord, isAnswered } from './code-words.ts';
import { conditionsIn } from './conditions.ts';
import { directQuestionIn } from './direct-question.ts';
import { stripImperative } from './strip-imperative.ts';
import { blanksIn } from './tokens.ts';
import { isAbout } from './topics.ts';
import { contentStems, sentencesOf, share, wordsOf } from './words.ts';

/**
 * 'answered': the thing itself is there, as a URL for a link or a figure for a rate. 'mentioned': only spoken of. 'blank': a bracketed
 * place is left for it. 'open': nothing of it is there.
 */
export type Mark = 'answered' | 'mentioned' | 'blank' | 'open';

/** Part of an item's content words that the text must hold. */
const COVERED_FROM = 0.6;
const ECHOED_FROM = 0.7;
const VAGUE_UP_TO = 2;
/** In digits, or spelled out. */
const FIGURE =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|zwei|drei|vier|fünf|zehn|zwanzig|dos|tres|cuatro|cinco|diez|veinte|dois|três|quatro|dez|vinte|deux|trois|quatre|cinq|dix|vingt)(?!\p{L})/iu;

/**
 * How far the text answers each item of the brief, by its id. `asWritten` may have styled letters: a client's search must find the
 * code words in it.
 */
export function marksOf(text: string, brief: JobBrief, asWritten = text): Record<string, Mark> {
  const paragraphs = paragraphsOf(text);
  const asked = [...brief.questions, ...brief.asks.map(asQuestion)];
  const own = paragraphs.map((paragraph) => asked.reduce((rest, item) => rest.replace(item.text, ' '), paragraph));
  return Object.fromEntries([
    ...brief.needs.map(({ id, terms }): [string, Mark] => [id, isCovered(terms, own) ? 'mentioned' : 'open']),
    ...asked.map((item): [string, Mark] => {
      const mark = markOfAsked(item, paragraphs, asked);
      if (mark !== 'open') return [item.id, mark];
      if (isAnsweredInProse(item, own.join('\n'))) return [item.id, 'answered'];
      return [item.id, hasBlankAbout(item.text, own) ? 'blank' : 'open'];
    }),
    ...conditionsIn(brief).map(({ id, text: wanted }): [string, Mark] => [id, markOfCondition(wanted, own)]),
    ...brief.puzzles.map((puzzle): [string, Mark] => [puzzle.id, markOfPuzzle(text, paragraphs, puzzle)]),
    ...brief.anywhere.map(({ id, word }): [string, Mark] => [id, answeredIf(hasWord(asWritten, word))]),
    ...(brief.opener ? [[brief.opener.id, answeredIf(beginsWith(asWritten, brief.opener.word))] as const] : []),
    ...(brief.codeSentence
      ? [[brief.codeSentence.id, markOfCodeSentence(text, brief.codeSentence.word)] as const]
      : []),
  ]);
}

/** A letter answers an ask that has a question in it under that question, without the reason for it. */
function asQuestion(ask: Ask): Ask {
  const direct = directQuestionIn(ask.text);
  return direct === null ? ask : { ...ask, text: `${direct}?` };
}

/** An opener that claims something is a blank until the user confirms it. */
function markOfCodeSentence(text: string, sentence: string): Mark {
  if (wordsOf(text).join(' ').startsWith(wordsOf(sentence).join(' '))) return 'answered';
  return blanksIn(text).some((blank) => blank.includes(sentence)) ? 'blank' : 'open';
}

/** A condition is met by a sentence or a blank that speaks of it, or of the time that the user has. */
function markOfCondition(wanted: string, paragraphs: readonly string[]): Mark {
  const stems = contentStems(wanted);
  const places = paragraphs
    .flatMap(sentencesOf)
    .filter(
      (one) =>
        !isQuestion(one) && (isAbout(one, 'availability') || share(stems, new Set(contentStems(one))) >= MET_FROM),
    );
  if (places.length === 0) return 'open';
  return places.some((one) => blanksIn(one).length > 0) ? 'blank' : 'answered';
}

/** A blank in a sentence about the matter. */
function hasBlankAbout(asked: string, paragraphs: readonly string[]): boolean {
  const stems = contentStems(stripImperative(asked));
  const blanks = paragraphs.flatMap(sentencesOf).filter((one) => blanksIn(one).length > 0);
  return stems.length > 0 && blanks.some((one) => share(stems, new Set(contentStems(one))) >= MET_FROM);
}

const MET_FROM = 0.5;

/** The words must be in one place of the text. */
function isCovered(terms: readonly string[], paragraphs: readonly string[]): boolean {
  const wanted = contentStems(terms.join(' '));
  return paragraphs.some((paragraph) => share(wanted, new Set(contentStems(paragraph))) >= COVERED_FROM);
}

const CHECKING =
  /(?<!\p{L})(?:check|answer|result|sum|total|equals?|puzzle|test|robot|human|captcha|prüf\p{L}*|kontroll\p{L}*|antwort|contr[oô]l\p{L}*|v[ée]rifi\p{L}*|comprobación|respuesta|resposta|réponse)(?!\p{L})|=/iu;
const FEW_WORDS = 4;

/** A number such as '7 pages' does not answer a sum by chance: it must be first, alone, beside the sum or called an answer. */
function markOfPuzzle(text: string, paragraphs: readonly string[], puzzle: JobBrief['puzzles'][number]): Mark {
  const { expression, answer } = puzzle;
  if (answer === null) return markOfRiddle(text, paragraphs, expression);
  const isMeant = (paragraph: string) =>
    paragraph.includes(expression) || CHECKING.test(paragraph) || paragraph.split(/\s+/).length <= FEW_WORDS;
  return answeredIf(
    beginsWith(text, answer) || paragraphs.some((paragraph) => isAnswered(paragraph, puzzle) && isMeant(paragraph)),
  );
}

/** Any text beside the client's words answers what only a person knows. */
function markOfRiddle(text: string, paragraphs: readonly string[], expression: string): Mark {
  if (blanksIn(text).some((blank) => blank.includes(expression))) return 'blank';
  const place = paragraphs.find((paragraph) => paragraph.includes(expression));
  if (place === undefined) return 'open';
  return blanksIn(place).length > 0 ? 'blank' : answeredIf(/[\p{L}\d]/u.test(place.replace(expression, ' ')));
}

/** Repeating the client's words answers nothing: the text must say more, or speak of the matter in its own words. */
function markOfAsked(item: QuestionOrAsk, paragraphs: readonly string[], all: readonly QuestionOrAsk[]): Mark {
  const place = placeOfAsked(item, paragraphs, all);
  if (place === null) return 'open';
  const said = saidOf(place.text, item.text);
  if (blanksIn(place.text).length > 0) return 'blank';
  const known = new Set(contentStems(`${item.text} ${labelOf(place.text)}`));
  // 'Oak or larch?' may be answered in its own words, 'your rate' may not.
  if (said !== null && isQuestion(item.text)) {
    const beside = answers(said) ? said : isQuestion(place.text) ? after(place.text, paragraphs, all) : '';
    return answers(beside) ? markOfAnswer(item, beside) : 'open';
  }
  const value = said ?? valueOf(place.text);
  return answers(value, known) ? markOfAnswer(item, value) : 'open';
}

/** What the thing itself looks like in a text. For the other kinds any text beyond the client's words is the answer. */
const THE_THING: Partial<Record<QuestionOrAsk['kind'], RegExp>> = {
  samples: /(?:https?:\/\/|www\.)\S/i,
  portfolio: /(?:https?:\/\/|www\.)\S/i,
  rate: FIGURE,
  timeline: FIGURE,
  availability: WHEN,
};

function markOfAnswer({ kind }: QuestionOrAsk, said: string): Mark {
  return (THE_THING[kind] ?? /./).test(said) ? 'answered' : 'mentioned';
}

/** Finds where a text speaks of the item: in its words (`isEcho`) or in others; null where it does not. */
export function placeOfAsked(
  item: QuestionOrAsk,
  paragraphs: readonly string[],
  all: readonly QuestionOrAsk[] = [],
): { readonly text: string; readonly isEcho: boolean } | null {
  // 'Send us a plan' is answered by 'A plan: …', by any sender.
  const wanted = contentStems(stripImperative(item.text));
  const heldBy = (paragraph: string, stems: readonly string[]) => share(stems, new Set(contentStems(paragraph)));
  // 'your rate' is in 'conversion rate' too: so few words must be near the matter.
  const isVague = wanted.length <= VAGUE_UP_TO;
  const echoes = paragraphs.filter(
    (paragraph) =>
      heldBy(paragraph, wanted) >= ECHOED_FROM &&
      (!isVague || paragraph.includes(item.text) || isAbout(paragraph, item.kind) || LABEL.test(paragraph)),
  );
  // The place that repeats the question, or leaves a blank for it, is its answer.
  const echo =
    echoes.find((paragraph) => paragraph.includes(item.text)) ??
    echoes.find((paragraph) => blanksIn(paragraph).length > 0) ??
    echoes[0];
  if (echo !== undefined) return { text: echo, isEcho: true };
  // 'Price per page: 3' answers that and not what a cover costs, though both are prices.
  const isAnothers = (paragraph: string) =>
    all.some((other) => {
      const stems = contentStems(other.text);
      const held = heldBy(paragraph, stems);
      return (
        other.id !== item.id && held >= ECHOED_FROM && held * stems.length > heldBy(paragraph, wanted) * wanted.length
      );
    });
  const isIt = (paragraph: string) => isAbout(paragraph, item.kind) || (asksWhoYouAre(item) && tellsOfWork(paragraph));
  const about = paragraphs.find((paragraph) => isIt(paragraph) && !isAnothers(paragraph));
  return about === undefined ? null : { text: about, isEcho: false };
}

/** A sentence about the user answers an ask for experience. A question needs its own answer. */
function asksWhoYouAre(item: QuestionOrAsk): boolean {
  return !('yesNoExperience' in item) && (item.kind === 'experience' || item.kind === 'introduction');
}

function tellsOfWork(paragraph: string): boolean {
  return sentencesOf(paragraph).some(isClaim);
}

/** Paragraphs of a text in plain letters; each item of a list and each of several labelled rows separately. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((chunk) => (isList(chunk) || isRows(chunk) ? chunk.split('\n') : [chunk]));
}

/** The words beside the question; null if the text does not repeat it. */
function saidOf(paragraph: string, asked: string): string | null {
  const [bare, there] = [asked.replace(/(?<![\s?.!])[\s?.!]+$/, ''), paragraph.replace(/\s+/g, ' ')];
  const at = there.toLowerCase().indexOf(bare.toLowerCase());
  return at === -1 || bare === ''
    ? null
    : `${there.slice(0, at)} ${there.slice(at + bare.length).replace(/^[\s?.!:]+/, '')}`;
}

/** People put an empty line between a question and its answer. */
function after(paragraph: string, paragraphs: readonly string[], all: readonly QuestionOrAsk[]): string {
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1] ?? '';
  const isAnother = partOfHeading(next) !== undefined || all.some(({ text }) => saidOf(next, text) !== null);
  return isAnother || LABEL.test(next) ? '' : next;
}

function isQuestion(paragraph: string): boolean {
  return /\?\s*$/.test(paragraph);
}

const LABEL = /^(?:• |\d+[.)] )?([^:.!?\n]{2,90}):/;

function labelOf(paragraph: string): string {
  return LABEL.exec(paragraph)?.[1] ?? '';
}

function valueOf(paragraph: string): string {
  return paragraph.replace(LABEL, ' ');
}

const NOTHING_YET = /^[^\p{L}\p{N}]*(?:tb[adc]|to ?do|xx+|n\/?a|fill in|lorem ipsum|tk)[^\p{L}\p{N}]*$/iu;
const SAYS_YES_OR_NO = /(?<!\p{L})(?:yes|no|not|never|none|sí|sim|não|oui|non|ja|nein)(?!\p{L})/iu;

/** Whether it says something: a word that is not `known`, a number, or yes or no. */
function answers(said: string, known: ReadonlySet<string> = new Set()): boolean {
  if (NOTHING_YET.test(said)) return false;
  const reported = sentencesOf(said).filter((sentence) => !isQuestion(sentence));
  return reported.some(
    (sentence) =>
      SAYS_YES_OR_NO.test(sentence) ||
      /\d|https?:/.test(sentence) ||
      contentStems(sentence).some((stem) => !known.has(stem)),
  );
}

/** 'Rate: $40' above 'Start: Monday'. */
function isRows(chunk: string): boolean {
  const lines = chunk.split('\n');
  return lines.length > 1 && lines.every((line) => LABEL.test(line));
}

/** People put plain lines between the items of a list. */
function isList(chunk: string): boolean {
  return chunk.split('\n').some((line) => /^(?:• |\d+\. )/.test(line));
}

function answeredIf(isThere: boolean): Mark {
  return isThere ? 'answered' : 'open';
}
