import { describe, expect, it } from 'vitest';
import type { LabelScores } from './classifier.ts';
import { conditionsOf } from './conditions.ts';
import { unitsOf } from './units.ts';

const NOTHING: LabelScores = {
  need: 0,
  ask: 0,
  question: 0,
  person: 0,
  context: 0,
  terms: 0,
  talk: 0,
  trap: 0,
  core: 0,
};
const units = (text: string) => unitsOf({ text, start: 0 });
/** The conditions found when the classifier gives every sentence `chances`. */
const conditionsIn = (text: string, chances: Partial<LabelScores> = { need: 0.9 }) =>
  conditionsOf(
    units(text),
    units(text).map(() => ({ ...NOTHING, ...chances })),
  ).map((condition) => condition.text);

describe('a condition of the work', () => {
  it.each([
    'Move all 900 products before the fair.',
    'The page must work without JavaScript.',
    'Nothing may be lost, exactly 40 pages stay.',
    'The import fails since the last update.',
  ])('is found: %s', (text) => {
    expect(conditionsIn(text)).toEqual([text]);
  });

  it.each([
    ['nothing hard', 'Move our shop to another platform soon.'],
    ['a question', 'Can you move 900 products?'],
    ['a heading', 'We must have:'],
    ['three words', 'Urgent work today.'],
    ['a long story', `We must ${'go on and on '.repeat(8)}for 3 weeks.`],
  ])('is not found: %s', (_, text) => {
    expect(conditionsIn(text)).toEqual([]);
  });

  it('is not a sentence about the person, the terms or what to send', () => {
    const text = 'You must have 5 years and 20 pages of work.';
    for (const other of ['person', 'terms', 'ask', 'question', 'talk', 'trap'] as const)
      expect(conditionsIn(text, { need: 0.6, [other]: 0.7 })).toEqual([]);
  });

  it('is quoted word for word, at most six times', () => {
    const text = Array.from({ length: 9 }, (_, at) => `The list must hold ${at + 20} products.`).join('\n');
    const found = conditionsOf(
      units(text),
      units(text).map(() => ({ ...NOTHING, context: 0.8 })),
    );
    expect(found).toHaveLength(6);
    for (const { quote, start } of found) expect(text.slice(start, start + quote.length)).toBe(quote);
  });
});
