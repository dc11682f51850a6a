import { describe, expect, it } from 'vitest';
import type { Question } from '../brief.ts';
import { isAnsweredInProse } from './answered-in-prose.ts';

const question = (text: string, kind: Question['kind']): Question => ({
  id: 'q1',
  quote: text,
  start: 0,
  text,
  kind,
  yesNoExperience: kind === 'experience',
});

describe('an answer in a sentence of its own', () => {
  it.each([
    ['What do you charge?', 'rate', 'The total comes to 480 euros.'],
    ['How long would it take?', 'timeline', 'The whole hedge would take two days.'],
    ['Wie lange brauchen Sie?', 'timeline', 'Für die Hecke brauche ich zwei Tage.'],
    ['¿Cuánto tiempo necesitas?', 'timeline', 'Necesito seis semanas. ¿Cuándo empezamos?'],
    ['Como você faria a poda?', 'approach', 'A poda eu faria em março.'],
    ['Where would you begin?', 'other', 'I would look at the roots.'],
    ['Have you pruned pear trees?', 'experience', 'I have not pruned pear trees yet.'],
    ['Have you done this before?', 'experience', 'I pruned an orchard for a school.'],
  ] as const)('%s', (asked, kind, text) => {
    expect(isAnsweredInProse(question(asked, kind), text)).toBe(true);
  });

  it.each([
    ['What do you charge?', 'rate', 'The orchard has 480 trees.'],
    ['What do you charge?', 'rate', 'The total comes to [480 euros?].'],
    ['How long would it take?', 'timeline', 'I pruned an orchard for three years.'],
    ['How long would it take?', 'timeline', 'Could it wait two weeks?'],
    ['Where would you begin?', 'other', 'I would love to help.'],
    ['Have you pruned pear trees?', 'experience', 'I built a shed.'],
    ['Which colour is the shed?', 'other', 'I would look at the roots.'],
  ] as const)('is not found: %s %s %s', (asked, kind, text) => {
    expect(isAnsweredInProse(question(asked, kind), text)).toBe(false);
  });
});
