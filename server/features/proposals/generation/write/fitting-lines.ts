import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { PlaybookLines } from '#shared/proposals/letter/material.ts';
import type { Tone } from '#shared/proposals/options.ts';
import { answersOneOf, showsAll } from '../suggest/conditions.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import type { ChosenPlaybook } from './choose-playbook.ts';
import { fold, withoutAccents } from './fold.ts';
import { packOf } from './language-pack.ts';
import type { PlaybookLine } from './playbook.ts';
import { shuffle } from './seeded.ts';

const MAX_LINES = 4;
interface FittingOptions {
  readonly title: string;
  readonly text: string;
  readonly seed: string;
  readonly language: WrittenLanguage;
  readonly tone: Tone;
}

/**
 * The lines of a file that fit the post: nothing presumed that is not there, no question that it answers, the right kind of
 * hire. Those that name more of the post come first; among these the user's seed chooses, so that two users differ, and the
 * tone may prefer short or long ones.
 */
export function fittingLines(
  { file, isSure, hire }: ChosenPlaybook,
  { title, text, seed, language, tone }: FittingOptions,
): PlaybookLines {
  const post = `${title}\n${text}`;
  const { prefers } = packOf(language).tones[tone];
  const order = <T extends { readonly text: string }>(lines: readonly T[], name: string) =>
    sortByLength(shuffle(seed, `${file.id} ${name}`, lines), prefers);
  const [unaccented, said] = [withoutAccents(post), fold(post)];
  const fits = (line: PlaybookLine) =>
    showsAll(line.presumes, unaccented) &&
    (line.hire.length === 0 || line.hire.includes(hire)) &&
    !answersOneOf(line.answered_by, said);
  const [named, inTitle] = [stemsOf(post), stemsOf(title)];
  const closeness = ({ text: line }: { readonly text: string }) => closenessOf(line, { named, inTitle, language });
  const speaks = (line: { readonly text: string }) => isAbout(closeness(line));
  const chooseLines = (lines: readonly PlaybookLine[], name: string) =>
    order(lines.filter(fits), name)
      // Usable lines come first; the seed chooses among them.
      .sort((a, b) => Number(speaks(b)) - Number(speaks(a)))
      .slice(0, MAX_LINES);
  const [wrong, first, questions] = [
    chooseLines(file.wrong, 'wrong'),
    chooseLines(file.first, 'first'),
    chooseLines(file.questions, 'questions'),
  ];
  const isClose = ([best]: readonly PlaybookLine[]) => best !== undefined && speaks(best);
  return {
    file: file.id,
    isSure,
    speaks: { first: isClose(first), question: isClose(questions) },
    wrong: textsOf(wrong.filter((line) => closeness(line).sum >= RISK_FROM)),
    first: textsOf(first),
    questions: textsOf(questions),
    moves: shuffle(seed, `${file.id} moves`, file.moves)
      .filter((line) => closeness({ text: line }).sum > 0)
      .slice(0, MAX_LINES),
    tips: textsOf(shuffle(seed, `${file.id} tips`, file.tips).filter(speaks).slice(0, 1)),
  };
}

/** A line that shares a word or two with a post may still be about another job; readers took such lines for stock advice (docs/eval.md). */
const SPEAKS_FROM = 11;
/** One that names a thing of the title needs less beside it. */
const SPEAKS_FROM_IF_IN_TITLE = 7.2;
/** A line about risks claims something about the client's work: it must name most of it. */
const RISK_FROM = 15;
/** A stem that few posts have, by its weight. */
const RARE = 2.5;

interface Closeness {
  /** Of the weights of the rare stems that a line shares with the post. */
  readonly sum: number;
  readonly namesTitle: boolean;
}

function closenessOf(
  line: string,
  post: { named: ReadonlySet<string>; inTitle: ReadonlySet<string>; language: string },
): Closeness {
  const weights = [...stemsOf(line)]
    .filter((stem) => post.named.has(stem))
    .map((stem) => ({ weight: weightOf(stem, post.language), inTitle: post.inTitle.has(stem) }))
    .filter(({ weight }) => weight >= RARE);
  return { sum: weights.reduce((sum, { weight }) => sum + weight, 0), namesTitle: weights.some((one) => one.inTitle) };
}

function isAbout({ sum, namesTitle }: Closeness): boolean {
  return sum >= (namesTitle ? SPEAKS_FROM_IF_IN_TITLE : SPEAKS_FROM);
}

function textsOf(lines: readonly PlaybookLine[]): string[] {
  return lines.map(({ text }) => text);
}

/** The shorter or the longer half first, in the order of the seed within. */
function sortByLength<T extends { readonly text: string }>(
  lines: readonly T[],
  prefers: 'any' | 'short' | 'long',
): T[] {
  if (prefers === 'any') return [...lines];
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  const middle = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  const isFirst = ({ text }: T) => (prefers === 'short' ? text.length <= middle : text.length >= middle);
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
}
