import type { JobBrief, Need } from './brief.ts';
import type { Mark } from './verify/marks.ts';

export type { Mark } from './verify/marks.ts';

/** One thing the client wants, as a line of the panel. */
export interface BriefLine {
  readonly id: string;
  readonly label: string;
  /** The client's words, when the label does not already say them. */
  readonly quote: string | null;
  /** Details of the post are shown and marked, but a proposal need not cover them all. */
  readonly isDetail: boolean;
  /** The client's sentence to the letter, where the reader may be corrected about it. */
  readonly sentence: string | null;
}

export interface BriefGroup {
  readonly id: 'needs' | 'questions' | 'instructions';
  readonly title: string;
  readonly lines: readonly BriefLine[];
}

/** What the text says to each line: what `verifyProposal` reports, by the line's id. */
export type Marks = Readonly<Record<string, Mark>>;

/** What the client asks, in the order in which a proposal fails without it. Empty groups are left out. */
export function briefGroups(brief: JobBrief): BriefGroup[] {
  const groups: BriefGroup[] = [
    { id: 'instructions', title: 'Instructions', lines: instructions(brief) },
    { id: 'questions', title: 'Questions', lines: brief.questions.map((q) => line(q.id, inOneLine(q.text), q.quote)) },
    { id: 'needs', title: 'Needs', lines: needs(brief) },
  ];
  return groups
    .filter((group) => group.lines.length > 0)
    .map((group) => ({
      ...group,
      lines: saidOnce(group.lines, group.id === 'needs' ? saysSame : (one, other) => one === other),
    }));
}

/**
 * Without what another line of the group says as well: posts name a thing in their first sentence, and again in their list. The
 * fuller wording stays, at the position of the first. A question that goes on like another is another question.
 */
function saidOnce(lines: readonly BriefLine[], isSame: (one: string, other: string) => boolean): BriefLine[] {
  // Each is read once: a long post has hundreds, and each is held against all.
  const kept: { line: BriefLine; words: string }[] = [];
  for (const line of lines) {
    const words = bareWords(line.label);
    const other = kept.find((one) => isSame(one.words, words));
    if (!other) kept.push({ line, words });
    else if (words.length > other.words.length)
      Object.assign(other, { line: { ...line, isDetail: other.line.isDetail }, words });
  }
  return kept.map(({ line }) => line);
}

/** The same words, or all of one at the end or the beginning of the other. */
function saysSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  return short.split(' ', 3).length === 3 && (long.startsWith(`${short} `) || long.endsWith(` ${short}`));
}

const SMALL_WORDS = /^(?:a|an|the|our|my|your|please|some|new)$/;

function bareWords(text: string): string {
  return wordsOf(text)
    .filter((word) => !SMALL_WORDS.test(word))
    .join(' ');
}

/** How many instructions and questions are answered; null before there are marks or when there are none. A need is never answered, only done. */
export function answeredCount(
  groups: readonly BriefGroup[],
  marks: Marks | null,
): { answered: number; total: number } | null {
  const counted = groups.filter(({ id }) => id !== 'needs').flatMap((group) => group.lines);
  if (!marks || counted.length === 0) return null;
  return { answered: counted.filter((l) => marks[l.id] === 'answered').length, total: counted.length };
}

function instructions({ opener, codeSentence, anywhere, puzzles, asks }: JobBrief): BriefLine[] {
  return [
    ...(opener ? [line(opener.id, `Begin with “${opener.word}”`, opener.quote)] : []),
    ...(codeSentence
      ? [line(codeSentence.id, `Begin with “${codeSentence.word}”, if it is true`, codeSentence.quote)]
      : []),
    ...anywhere.map((word) => line(word.id, `Mention “${word.word}”`, word.quote)),
    ...puzzles.map((p) =>
      line(p.id, p.answer === null ? `Answer “${p.expression}”` : `${p.expression} = ${p.answer}`, p.quote),
    ),
    ...asks.map((ask) => line(ask.id, sentence(ask.text), ask.quote)),
  ];
}

/** In the client's words, what carries the job first; the post's order within. */
function needs(brief: JobBrief): BriefLine[] {
  const core = brief.needs.filter((need) => need.core);
  const details = brief.needs.filter((need) => !need.core);
  return [...core, ...details].map((need) => ({
    ...{ id: need.id, label: quoteNeed(need), quote: null, isDetail: !need.core },
    sentence: need.quote,
  }));
}

/** The client's own words: a reading of them can be wrong. */
function quoteNeed({ quote }: Need): string {
  const words = inOneLine(quote)
    .replace(/^(?:[-–•*]|\d+[.)]) /, '')
    .replace(/[.;,:]+$/, '');
  return `“${words}”`;
}

function line(id: string, label: string, quote: string): BriefLine {
  return { id, label, quote: sameWords(label, quote) ? null : inOneLine(quote), isDetail: false, sentence: null };
}

function sentence(text: string): string {
  const line = inOneLine(text);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sameWords(label: string, quote: string): boolean {
  return wordsOf(label).join(' ') === wordsOf(quote).join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
