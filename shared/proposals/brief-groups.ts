import type { JobBrief } from './brief.ts';

/** One thing the client wants, as a line of the panel. */
export interface BriefLine {
  readonly id: string;
  readonly label: string;
  /** The client's words, when the label does not already say them. */
  readonly quote: string | null;
  /** Details of the post are shown and marked, but a proposal need not cover them all. */
  readonly isDetail: boolean;
}

export interface BriefGroup {
  readonly id: 'needs' | 'questions' | 'instructions';
  readonly title: string;
  readonly lines: readonly BriefLine[];
}

/** Whether the text meets a line: what `verifyProposal` reports, by the line's id. */
export type Mark = 'met' | 'open' | 'blank';
export type Marks = Readonly<Record<string, Mark>>;

/** What the client asks, in the order in which a proposal fails without it. Empty groups are left out. */
export function briefGroups(brief: JobBrief): BriefGroup[] {
  const groups: BriefGroup[] = [
    { id: 'instructions', title: 'Instructions', lines: instructions(brief) },
    { id: 'questions', title: 'Questions', lines: brief.questions.map((q) => line(q.id, inOneLine(q.text), q.quote)) },
    { id: 'needs', title: 'Needs', lines: needs(brief) },
  ];
  return groups.filter((group) => group.lines.length > 0);
}

/** How much is met of what counts; null before there are marks or when nothing was asked. */
export function metCount(groups: readonly BriefGroup[], marks: Marks | null): { met: number; total: number } | null {
  const counted = groups.flatMap((group) => group.lines).filter((l) => !l.isDetail);
  if (!marks || counted.length === 0) return null;
  return { met: counted.filter((l) => marks[l.id] === 'met').length, total: counted.length };
}

function instructions({ opener, anywhere, puzzles, asks }: JobBrief): BriefLine[] {
  return [
    ...(opener ? [line(opener.id, `Begin with “${opener.word}”`, opener.quote)] : []),
    ...anywhere.map((word) => line(word.id, `Mention “${word.word}”`, word.quote)),
    ...puzzles.map((p) =>
      line(p.id, p.answer === null ? `Answer “${p.expression}”` : `${p.expression} = ${p.answer}`, p.quote),
    ),
    ...asks.map((ask) => line(ask.id, sentence(ask.text), ask.quote)),
  ];
}

/** What carries the job first; the post's order within. */
function needs(brief: JobBrief): BriefLine[] {
  const core = brief.needs.filter((need) => need.core);
  const details = brief.needs.filter((need) => !need.core);
  return [...core, ...details].map((need) => ({
    ...line(need.id, sentence(need.text), need.quote),
    isDetail: !need.core,
  }));
}

function line(id: string, label: string, quote: string): BriefLine {
  return { id, label, quote: sameWords(label, quote) ? null : inOneLine(quote), isDetail: false };
}

function sentence(text: string): string {
  const line = inOneLine(text);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sameWords(label: string, quote: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  return words(label) === words(quote);
}
