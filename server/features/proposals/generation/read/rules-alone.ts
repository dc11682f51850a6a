import type { Ask, Question } from '#shared/proposals/brief.ts';
import { asksOf } from './asks.ts';
import { questionsOf } from './questions.ts';
import { unitsOf } from './units.ts';

/** Between what overrules a rule and what decides without one. */
const UNDECIDED = () => 0.3;

/** For tests: the asks and questions of a description by the rules alone, so that new weights change no test. */
export function readByRules(description: string): { asks: Ask[]; questions: Question[] } {
  const units = unitsOf({ text: description, start: 0 });
  const questions = questionsOf(units, UNDECIDED);
  const taken = questions.map(({ quote, start }) => ({ text: quote, start }));
  return { asks: asksOf(units, taken, UNDECIDED), questions };
}
