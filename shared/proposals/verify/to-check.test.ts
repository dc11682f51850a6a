import { describe, expect, it } from 'vitest';
import type { Fact } from '../blocks.ts';
import { aBrief } from '../brief.fixture.ts';
import { type VerifyInput, verifyProposal } from '../verify.ts';

const at = (quote: string) => ({ quote, start: 0 });
const BRIEF = aBrief({
  title: 'Kites',
  questions: [
    { id: 'q1', ...at('What is your rate?'), text: 'What is your rate?', kind: 'rate', yesNoExperience: false },
    { id: 'q2', ...at('Do you own a loom?'), text: 'Do you own a loom?', kind: 'other', yesNoExperience: false },
  ],
  asks: [{ id: 'a1', ...at('when you can start'), text: 'when you can start', kind: 'availability' }],
  availability: [{ ...at('20 hours per week'), text: '20 hours per week' }],
});
const POST =
  'We sew kites. 40 kites are torn. What is your rate? Do you own a loom? Say when you can start. 20 hours per week.';
const FACTS: readonly Fact[] = [
  { id: 'F1', text: 'I sewed sails for a harbour for six years.', from: 'about' },
  { id: 'F2', text: 'My rate is $50 an hour.', from: 'about' },
];
const toCheck = (text: string, more: Partial<VerifyInput> = {}) =>
  verifyProposal({ text, brief: BRIEF, facts: FACTS, post: POST, ...more }).toCheck;
const ofText = (text: string) => toCheck(text).filter(({ kind }) => kind !== 'unanswered');

describe('a sentence', () => {
  it.each([
    ['I sewed sails for a museum in Oslo.', 'claim', false],
    ['I sewed sails for a harbour for nine years.', 'claim', false],
    ['I can start on Monday.', 'claim', false],
    ['My rate is $70 an hour.', 'number', false],
    ['The repair takes two weeks.', 'number', false],
    ['I would cut the 40 kites into batches of 8.', 'number', true],
    ['A seam of 16 stitches holds.', 'number', true],
    ['I would send the first kite on Friday.', 'number', true],
    ['The seams need a state-of-the-art thread.', 'stock_phrase', false],
  ] as const)('%s is marked as %s', (quote, kind, quiet) => {
    expect(ofText(quote)).toMatchObject([{ kind, quote, quiet, id: 's1' }]);
  });

  it.each([
    'I sewed sails for a harbour for six years.',
    'My rate is $50 an hour.',
    'My rate is [$70 an hour].',
    'I would mend the 40 kites first.',
    'Two of the seams decide how a kite flies.',
    'Would 3 batches suit you?',
    '1. I would count the kites.',
  ])('%s is not marked aloud', (text) => {
    expect(ofText(text).filter(({ quiet }) => !quiet)).toEqual([]);
  });
});

describe('what the client asks', () => {
  const left = (text: string) =>
    toCheck(text).flatMap(({ kind, id, quiet }) => (kind === 'unanswered' ? [quiet ? `(${id})` : id] : []));

  it('is listed where neither the text nor a blank meets it', () => {
    expect(left('I would count the kites first.')).toEqual(['q1', 'q2', 'a1', 'c1']);
    expect(left('My rate is [rate]. I can start [date], for [hours] hours per week. A loom: [yes or no].')).toEqual([]);
    expect(
      left('My rate is $50 an hour.\n\nNo, I do not own a loom.\n\nI can start on Monday, 20 hours per week.'),
    ).toEqual([]);
  });

  it('is quiet where it is only spoken of', () => {
    expect(left('My rate depends on the seams.')).toContain('(q1)');
  });
});

describe('the whole text', () => {
  it('is marked for a client who bans AI, another language, and a copy of an earlier letter', () => {
    const text = 'Ich würde zuerst die Nähte prüfen und dann die Schwänze, weil sie am meisten tragen.';
    const brief = { ...BRIEF, forbidsAi: { ...at('No AI please'), text: 'No AI please' } };
    const marks = toCheck(text, { brief, language: 'en', lastLetters: [text] });
    expect(marks.filter(({ id }) => id === 'text').map(({ kind }) => kind)).toEqual(['ai_ban', 'language', 'likeness']);
  });

  it('has the worst first and the quiet last', () => {
    const kinds = toCheck('A seam of 16 stitches holds. The seams are state-of-the-art. I sewed sails for a museum.');
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'claim',
      ...['unanswered', 'unanswered', 'unanswered', 'unanswered'],
      'stock_phrase',
      'number',
    ]);
  });
});
