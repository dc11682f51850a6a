import { describe, expect, it } from 'vitest';
import type { LabelScores } from './classifier.ts';
import { availabilityOf, conditionsOf } from './conditions.ts';
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

describe('required availability', () => {
  const availability = (text: string, asked: readonly { quote: string }[] = []) =>
    availabilityOf(units(text), asked).map((one) => one.text);

  it.each([
    ['You would work US business hours.', ['US business hours']],
    ['30 hours per week, more in spring.', ['30 hours per week']],
    ['We meet at 9:30 am EST every Monday.', ['9:30 am EST']],
    ['You can start immediately.', ['start immediately']],
    ['You are a native English speaker.', ['native English']],
    ['You must be based in Portugal.', ['must be based in Portugal']],
    ['Son 20 horas por semana.', ['20 horas por semana']],
    ['Der Auftrag läuft ab sofort.', ['ab sofort']],
    ['We sell tea.', []],
  ])('%s', (text, found) => {
    expect(availability(text)).toEqual(found);
  });

  it('is listed once, and twice at most', () => {
    expect(availability('30 hours per week. Really 30 HOURS PER WEEK.')).toEqual(['30 hours per week']);
    expect(availability('30 hours per week, start ASAP, fluent English, must be based in Spain.')).toHaveLength(2);
  });

  it('is answered where it is asked', () => {
    const text = 'Can you do 30 hours per week?';
    expect(availability(text, [{ quote: text }])).toEqual([]);
  });
});
