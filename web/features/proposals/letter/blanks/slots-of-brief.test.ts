import { expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { slotsOfBrief } from './slots-of-brief.ts';

it('asks for three lines of one’s own where nothing is known of the post', () => {
  expect(slotsOfBrief(null, { proof: 'I did it.' }).map(({ id, state, text }) => [id, state, text])).toEqual([
    ['proof', 'filled', 'I did it.'],
    ['first_step', 'open', ''],
    ['question', 'open', ''],
  ]);
});

it('asks for the client’s own questions first, by the ids of the post', () => {
  const at = { quote: 'x', start: 0 };
  const brief = aBrief({
    questions: [{ id: 'q1', ...at, text: 'Have you used Liquid?', kind: 'experience', yesNoExperience: true }],
    asks: [
      { id: 'a1', ...at, text: 'send your rate', kind: 'rate' },
      // As in the letter: what is typed is remembered by it.
      { id: 'a2', ...at, text: 'say how you would begin', kind: 'plan' },
    ],
    codeSentence: { id: 'c1', ...at, word: 'I own a van' },
    availability: [{ ...at, text: '10am to 2pm EST' }],
  });
  expect(slotsOfBrief(brief, {}).map(({ id, kind, asked }) => [id, kind, asked])).toEqual([
    ['code', 'code_sentence', 'I own a van'],
    ['q1', 'experience', 'Have you used Liquid?'],
    ['a1', 'rate', 'Send your rate'],
    ['a2', 'opinion', 'Say how you would begin'],
    ['availability', 'availability', '10am to 2pm EST'],
    ['proof', 'proof', null],
    ['first_step', 'first_step', null],
    ['question', 'question', null],
  ]);
});
