import { describe, expect, it } from 'vitest';
import { aBrief } from '../brief.fixture.ts';
import type { Ask, Question } from '../brief.ts';
import { marksOf } from './marks.ts';

const at = (quote: string) => ({ quote, start: 0 });
const question = (id: string, text: string, kind: Question['kind']): Question => ({
  id,
  ...at(text),
  text,
  kind,
  yesNoExperience: false,
});
const ask = (id: string, text: string, kind: Ask['kind']): Ask => ({ id, ...at(text), text, kind });

const BRIEF = aBrief({
  title: 'Signs for a botanical garden',
  needs: [
    {
      id: 'n1',
      ...at('paint 40 signs for the fern house'),
      text: 'paint 40 signs for the fern house',
      form: 'verb',
      core: true,
      kind: 'task',
      terms: ['paint', '40', 'signs', 'fern', 'house'],
    },
  ],
  questions: [
    question('q1', 'Do you own a van?', 'other'),
    question('q2', 'Which do you prefer, oak or larch?', 'approach'),
  ],
  asks: [
    ask('a1', 'your rate', 'rate'),
    ask('a2', 'your price per sign', 'rate'),
    ask('a3', 'send two samples of lettering', 'samples'),
    ask('a4', 'your availability', 'availability'),
  ],
  opener: { id: 'o1', ...at('Start with "Fern"'), word: 'Fern' },
  anywhere: [{ id: 'w1', ...at('mention "fog"'), word: 'fog' }],
  puzzles: [{ id: 'p1', ...at('What is 11-4?'), expression: '11-4', answer: '7' }],
});

const GOOD = `Fern

You want someone to paint 40 signs for the fern house. The fog does no harm.

Do you own a van?
Yes, a long one.

Which do you prefer, oak or larch?
Larch.

• Rate: forty an hour
• Price per sign: 35
• Samples of lettering: https://signs.example/a
• Availability: mornings, from May
• Your check, 11-4: 7`;

const ids = ['n1', 'q1', 'q2', 'a1', 'a2', 'a3', 'a4', 'o1', 'w1', 'p1'] as const;
const markOf = (id: string, text: string) => marksOf(text, BRIEF)[id];
const DONE = Object.fromEntries(ids.map((id) => [id, id === 'n1' ? 'mentioned' : 'answered']));

it('counts a text that does it all as answering everything; a need can only be mentioned', () => {
  expect(marksOf(GOOD, BRIEF)).toEqual(DONE);
});

describe('an edit that takes an answer away', () => {
  it.each([
    ['a1', 'the value behind the label', (text: string) => text.replace(' forty an hour', '')],
    [
      'a1',
      'the whole line, while the post speaks of a rate elsewhere',
      (text: string) =>
        text.replace('• Rate: forty an hour\n', '').replace('no harm', 'no harm to the survival rate of 90 %'),
    ],
    ['a1', 'all but a word that stands for nothing yet', (text: string) => text.replace('forty an hour', 'TBD')],
    ['a1', 'all but the brackets', (text: string) => text.replace('forty an hour', '[]')],
    ['a1', 'all but the words that were asked', (text: string) => text.replace('forty an hour', 'your rate')],
    ['a2', 'the line, while another price stands there', (text: string) => text.replace('• Price per sign: 35\n', '')],
    ['a3', 'the link', (text: string) => text.replace('https://signs.example/a', '')],
    [
      'a4',
      'the line, while hours are spoken of elsewhere',
      (text: string) =>
        text.replace('• Availability: mornings, from May\n', '').replace('no harm', 'no harm for 30 hours'),
    ],
    ['q1', 'the answer below the question', (text: string) => text.replace('\nYes, a long one.', '')],
    ['q1', 'the answer, and asks back', (text: string) => text.replace('Yes, a long one.', 'Why do you ask?')],
    ['q1', 'the answer, and asks twice', (text: string) => text.replace('Yes, a long one.', 'Do you own a van?')],
    ['q2', 'the answer, so that the next line is another one', (text: string) => text.replace('\nLarch.', '')],
    ['q2', 'question and answer', (text: string) => text.replace('Which do you prefer, oak or larch?\nLarch.\n\n', '')],
    [
      'n1',
      'the sentence, though its words lie about',
      (text: string) =>
        text
          .replace('You want someone to paint 40 signs for the fern house.', 'You want it.')
          .replace('a long one', 'with paint for the house'),
    ],
    [
      'p1',
      'the line, while the number stands elsewhere',
      (text: string) =>
        text
          .replace('\n• Your check, 11-4: 7', '')
          .replace('no harm', 'no harm to any of the 7 gardeners in the house'),
    ],
    ['p1', 'the right number', (text: string) => text.replace('11-4: 7', '11-4: 8')],
    ['w1', 'the word, and leaves one that holds it', (text: string) => text.replace('The fog does', 'Foggy days do')],
    ['o1', 'the place of the first word', (text: string) => `Hello. ${text}`],
    ['o1', 'the end of the first word', (text: string) => text.replace(/^Fern/, 'Ferns')],
  ])('opens %s: %s', (id, _, edit) => {
    expect(markOf(id, edit(GOOD))).toBe('open');
    const others = ids.filter((other) => other !== id);
    expect(others.filter((other) => markOf(other, edit(GOOD)) !== DONE[other])).toEqual([]);
  });
});

describe('an edit that answers', () => {
  it.each([
    ['a1', GOOD.replace('forty an hour', '[your rate]'), GOOD.replace('forty an hour', '$40')],
    [
      'a1',
      GOOD.replace('forty an hour', '[your rate]'),
      GOOD.replace('• Rate: forty an hour', 'I charge $40 an hour.'),
    ],
    [
      'a4',
      GOOD.replace('mornings, from May', '[your hours]'),
      GOOD.replace('• Availability: mornings, from May\n', '').replace('no harm.', 'no harm.\n\nI can start in May.'),
    ],
    ['q1', GOOD.replace('Yes, a long one.', '[your answer]'), GOOD.replace('Yes, a long one.', 'No.')],
    [
      'q1',
      GOOD.replace('Yes, a long one.', '[your answer]'),
      GOOD.replace('Yes, a long one.', 'Yes. Shall I bring it?'),
    ],
    ['q2', GOOD.replace('Larch.', '[your choice]'), GOOD.replace('\nLarch.', '\n\nLarch.')],
    ['q2', GOOD.replace('Larch.', '[your choice]'), GOOD.replace('Larch.', 'Oak, for the shade.')],
  ])('turns %s from blank to answered', (id, before, now) => {
    expect([markOf(id, before), markOf(id, now)]).toEqual(['blank', 'answered']);
  });

  it('leaves half a blank a blank', () => {
    expect(markOf('a1', GOOD.replace('forty an hour', 'forty, or [your rate]'))).toBe('blank');
  });
});

describe('what is only spoken of', () => {
  it.each([
    ['a1', 'a rate without a figure', GOOD.replace('forty an hour', 'fair, as we agree')],
    ['a3', 'samples without a link', GOOD.replace('https://signs.example/a', 'my lettering on request')],
  ])('mentions %s: %s', (id, _, text) => {
    expect(markOf(id, text)).toBe('mentioned');
  });
});

describe('a sentence that the client wants first and that claims something', () => {
  const claim = 'I have painted signs for a garden';
  const brief = aBrief({ codeSentence: { id: 'c1', ...at(`Begin with "${claim}"`), word: claim } });
  it.each([
    ['answered', `${claim}.\n\nFern.`],
    ['blank', `[begin with “${claim}”, if it is true]\n\nFern.`],
    ['open', 'Fern.'],
  ])('is %s', (mark, text) => {
    expect(marksOf(text, brief)['c1']).toBe(mark);
  });
});

it('takes a riddle for answered when something is said beside it', () => {
  const brief = aBrief({ puzzles: [{ id: 'p1', ...at('x'), expression: 'capital of France', answer: null }] });
  const markOf = (text: string) => marksOf(text, brief).p1;
  expect(markOf('capital of France = [the answer]')).toBe('blank');
  expect(markOf('capital of France = Paris.')).toBe('answered');
  expect(['capital of France =', 'Paris'].map(markOf)).toEqual(['open', 'open']);
});

it('takes an ask for experience or a plan for answered if the letter gives it without a label', () => {
  const asks = [ask('a1', 'send your relevant experience', 'experience'), ask('a2', 'your approach', 'plan')];
  const brief = aBrief({ asks });
  const letter = 'I painted 40 signs for a zoo.\n\nI would measure the posts first.';
  expect(marksOf(letter, brief)).toMatchObject({ a1: 'answered', a2: 'answered' });
  expect(marksOf('Signs for a zoo\n\nI would love to help.', brief)).toMatchObject({ a1: 'open', a2: 'open' });
});

it('takes an ask for answered under the question that it has in it, without the reason for it', () => {
  const brief = aBrief({
    asks: [ask('a1', 'We want to know do you send native files, because the last designer did not', 'other')],
  });
  const markOf = (text: string) => marksOf(text, brief).a1;
  expect(markOf('Do you send native files?\nYes, always.')).toBe('answered');
  expect(markOf('Do you send native files?\n[yes or no]')).toBe('blank');
  expect(markOf('Do you send native files?')).toBe('open');
});
