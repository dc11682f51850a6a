import type { Ask, JobBrief, Question } from '../brief.ts';
import { partOfHeading } from '../headings.ts';
import { withoutOrder } from './asked.ts';
import { beginsWith, hasWord, isAnswered } from './gates.ts';
import { blanksIn } from './tokens.ts';
import { isAbout } from './topics.ts';
import { contentStems, sentencesOf, share } from './words.ts';

export type Mark = 'met' | 'open' | 'blank';

/** Part of an item's content words that the text must hold. */
const COVERED_FROM = 0.6;
const ECHOED_FROM = 0.7;
const VAGUE_UP_TO = 2;

/** How the text stands to each thing the client wants, by the item's id. */
export function marksOf(text: string, brief: JobBrief): Record<string, Mark> {
  const paragraphs = paragraphsOf(text);
  const asked = [...brief.questions, ...brief.asks];
  const own = paragraphs.map((paragraph) => asked.reduce((rest, item) => rest.replace(item.text, ' '), paragraph));
  return Object.fromEntries([
    ...brief.needs.map(({ id, terms }): [string, Mark] => [id, met(isCovered(terms, own))]),
    ...asked.map((item): [string, Mark] => [item.id, markOfAsked(item, paragraphs, asked)]),
    ...brief.puzzles.map((puzzle): [string, Mark] => [puzzle.id, markOfPuzzle(text, paragraphs, puzzle)]),
    ...brief.anywhere.map(({ id, word }): [string, Mark] => [id, met(hasWord(text, word))]),
    ...(brief.opener ? [[brief.opener.id, met(beginsWith(text, brief.opener.word))] as const] : []),
  ]);
}

/** Said in one place: words that lie about in the whole text say nothing together. */
function isCovered(terms: readonly string[], paragraphs: readonly string[]): boolean {
  const wanted = contentStems(terms.join(' '));
  return paragraphs.some((paragraph) => share(wanted, new Set(contentStems(paragraph))) >= COVERED_FROM);
}

const CHECKING =
  /(?<!\p{L})(?:check|answer|result|sum|total|equals?|puzzle|test|robot|human|captcha|prüf\p{L}*|kontroll\p{L}*|antwort|contr[oô]l\p{L}*|v[ée]rifi\p{L}*|comprobación|respuesta|resposta|réponse)(?!\p{L})|=/iu;
const FEW_WORDS = 4;

/** The number by chance ('7 pages') is no answer to a sum: it must stand first, alone, beside the sum or be called an answer. */
function markOfPuzzle(text: string, paragraphs: readonly string[], puzzle: JobBrief['puzzles'][number]): Mark {
  const { expression, answer } = puzzle;
  if (answer === null)
    return blanksIn(text).some((blank) => blank.includes(expression)) ? 'blank' : met(isAnswered(text, puzzle));
  const isMeant = (paragraph: string) =>
    paragraph.includes(expression) || CHECKING.test(paragraph) || paragraph.split(/\s+/).length <= FEW_WORDS;
  return met(
    beginsWith(text, answer) || paragraphs.some((paragraph) => isAnswered(paragraph, puzzle) && isMeant(paragraph)),
  );
}

/** Answered where the text takes the words up and says more than them, or speaks of the matter in its own words. */
function markOfAsked(item: Asked, paragraphs: readonly string[], all: readonly Asked[]): Mark {
  const place = placeOfAsked(item, paragraphs, all);
  if (place === null) return 'open';
  const said = saidOf(place.text, item.text);
  if (blanksIn(place.text).length > 0) return 'blank';
  const known = new Set(contentStems(`${item.text} ${labelOf(place.text)}`));
  // 'Oak or larch?' may be answered in its own words, 'your rate' may not.
  if (said !== null && isQuestion(item.text))
    return met(answers(said) || (isQuestion(place.text) && answers(after(place.text, paragraphs, all))));
  return met(answers(said ?? valueOf(place.text), known));
}

type Asked = Question | Ask;

/** Where a text speaks of what was asked: in its words (`isEcho`), or of the matter in others; null where it does not. */
export function placeOfAsked(
  item: Asked,
  paragraphs: readonly string[],
  all: readonly Asked[] = [],
): { readonly text: string; readonly isEcho: boolean } | null {
  // 'Send us a plan' is answered by 'A plan: …', whoever sends it.
  const wanted = contentStems(withoutOrder(item.text));
  const heldBy = (paragraph: string, stems: readonly string[]) => share(stems, new Set(contentStems(paragraph)));
  // 'your rate' stands in 'conversion rate' too: so few words must stand where the matter is spoken of.
  const isVague = wanted.length <= VAGUE_UP_TO;
  const echoes = paragraphs.filter(
    (paragraph) =>
      heldBy(paragraph, wanted) >= ECHOED_FROM &&
      (!isVague || paragraph.includes(item.text) || isAbout(paragraph, item.kind) || LABEL.test(paragraph)),
  );
  // The words of a question may stand elsewhere too: the place that repeats it, or leaves a blank for it, is its answer.
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
  const about = paragraphs.find((paragraph) => isAbout(paragraph, item.kind) && !isAnothers(paragraph));
  return about === undefined ? null : { text: about, isEcho: false };
}

/** Paragraphs of a text in plain letters, and each item of a list by itself. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((chunk) => (isList(chunk) ? chunk.split('\n') : [chunk]));
}

/** What stands beside the question, word for word; null where the question itself does not stand there. */
function saidOf(paragraph: string, asked: string): string | null {
  const [bare, there] = [asked.replace(/[\s?.!]+$/, ''), paragraph.replace(/\s+/g, ' ')];
  const at = there.toLowerCase().indexOf(bare.toLowerCase());
  return at === -1 || bare === ''
    ? null
    : `${there.slice(0, at)} ${there.slice(at + bare.length).replace(/^[\s?.!:]+/, '')}`;
}

/** Hand edits part a question from its answer by an empty line. */
function after(paragraph: string, paragraphs: readonly string[], all: readonly Asked[]): string {
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

/** Says something that is no question of its own: a word beyond those `known`, a number, or a plain yes or no. */
function answers(said: string, known: ReadonlySet<string> = new Set()): boolean {
  if (NOTHING_YET.test(said)) return false;
  const told = sentencesOf(said).filter((sentence) => !isQuestion(sentence));
  return told.some(
    (sentence) =>
      SAYS_YES_OR_NO.test(sentence) ||
      /\d|https?:/.test(sentence) ||
      contentStems(sentence).some((stem) => !known.has(stem)),
  );
}

/** Hand edits put plain lines among items. */
function isList(chunk: string): boolean {
  return chunk.split('\n').some((line) => /^(?:• |\d+\. )/.test(line));
}

function met(ok: boolean): Mark {
  return ok ? 'met' : 'open';
}
