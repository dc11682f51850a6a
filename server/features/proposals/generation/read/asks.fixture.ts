import { asksOf } from './asks.ts';
import { unitsOf } from './units.ts';

/** For tests: what a description asks when the classifier takes each of its sentences for an ask, as 'kind: words'. */
export function partsAsAsks(description: string): string[] {
  const scores = { need: 0, question: 0, person: 0, context: 0, terms: 0, talk: 0, trap: 0, core: 0, ask: 1 };
  const options = { questions: [], puzzles: [], scoresOf: () => scores };
  return asksOf(unitsOf({ text: description, start: 0 }), options).map(({ kind, text }) => `${kind}: ${text}`);
}
