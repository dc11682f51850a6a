import type { Fact } from '../blocks.ts';
import type { JobBrief } from '../brief.ts';
import type { CheckedSentence } from './claims.ts';

/** What is known to be true of a proposal: the post as the brief quotes it, and what the user entered. */
export interface Sources {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  /** Everything a number or a link may be taken from. */
  readonly text: string;
  /** The sentences of the text in question, if they have been checked already. */
  readonly sentences?: readonly CheckedSentence[];
}

export function sourcesOf(brief: JobBrief, facts: readonly Fact[], more: string): Sources {
  return { brief, facts, text: [briefText(brief), ...facts.map((fact) => fact.text), more].join('\n') };
}

/** What the post says, as far as the brief quotes it. */
export function briefText(brief: JobBrief): string {
  const stated = [brief.budget, brief.timeline, brief.workload];
  const items = [
    ...brief.needs,
    ...brief.questions,
    ...brief.asks,
    ...brief.conditions,
    ...brief.availability,
    ...stated.filter((one) => one !== null),
  ];
  const codes = [brief.opener, brief.codeSentence, ...brief.anywhere].filter((one) => one !== null);
  return [
    brief.title,
    ...items.flatMap((item) => [item.quote, item.text]),
    ...brief.skills.flatMap((skill) => [skill.quote, skill.name]),
    ...codes.map((code) => code.word),
    ...brief.puzzles.flatMap((puzzle) => [puzzle.quote, puzzle.expression, puzzle.answer ?? '']),
  ].join('\n');
}
