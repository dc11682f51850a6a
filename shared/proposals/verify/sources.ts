import type { Fact } from '../blocks.ts';
import type { JobBrief } from '../brief.ts';

/** Everything that a number may be taken from: the post as the brief quotes it, and what the user entered. */
export function knownText(brief: JobBrief, facts: readonly Fact[], more: string): string {
  return [briefText(brief), ...facts.map((fact) => fact.text), more].join('\n');
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
