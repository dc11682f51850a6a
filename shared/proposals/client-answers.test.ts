import { describe, expect, it } from 'vitest';
import { aBrief } from './brief.fixture.ts';
import { clientAnswers } from './client-answers.ts';

const source = { quote: '', start: 0 };
const BRIEF = aBrief({
  questions: [
    { id: 'q1', ...source, text: 'Have you used Liquid before?', kind: 'experience', yesNoExperience: true },
    { id: 'q2', ...source, text: 'How would you test the checkout?', kind: 'approach', yesNoExperience: false },
  ],
  asks: [{ id: 'a1', ...source, text: 'send your hourly rate', kind: 'rate' }],
});

const TEXT = `Your checkout is slow.

𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀

Have you used Liquid before?
I built two themes in Liquid.
Both are live.

How would you test the checkout?
[your choice and the reason for it]

• Rate: [your rate]
• Your check, 11-4: 7

Shall we talk?`;

const said = (text: string) => Object.fromEntries(clientAnswers(text, BRIEF).map(({ id, answer }) => [id, answer]));

describe('the answers to what a client asks', () => {
  it('are read off the text, without the question, with what is left open', () => {
    expect(clientAnswers(TEXT, BRIEF)).toEqual([
      {
        id: 'q1',
        question: 'Have you used Liquid before?',
        answer: 'I built two themes in Liquid.\nBoth are live.',
        blanks: [],
        place: 'I built two themes in Liquid.',
      },
      {
        id: 'q2',
        question: 'How would you test the checkout?',
        answer: '[your choice and the reason for it]',
        blanks: ['[your choice and the reason for it]'],
        place: '[your choice and the reason for it]',
      },
      {
        id: 'a1',
        question: 'Send your hourly rate',
        answer: '[your rate]',
        blanks: ['[your rate]'],
        place: '[your rate]',
      },
    ]);
  });

  it.each([
    ['in the line of the question', 'Have you used Liquid before? Yes, for two themes.', 'Yes, for two themes.'],
    ['after an empty line', 'Have you used Liquid before?\n\nYes, for two themes.', 'Yes, for two themes.'],
    ['under the question in other letters', '𝗛𝗮𝘃𝗲 𝘆𝗼𝘂 𝘂𝘀𝗲𝗱 𝗟𝗶𝗾𝘂𝗶𝗱 𝗯𝗲𝗳𝗼𝗿𝗲?\nYes.', 'Yes.'],
    ['under the question in other words', 'Was Liquid used before by you?\nYes.', 'Yes.'],
    [
      'as an item of a list',
      '1. Have you used Liquid before? Yes.\n2. How would you test the checkout? By hand.',
      'Yes.',
    ],
    ['nowhere', 'The theme is in good hands.', null],
    [
      'not at all under its question',
      'Have you used Liquid before?\n\nHow would you test the checkout?\nBy hand.',
      null,
    ],
  ])('are found %s', (_where, text, answer) => {
    expect(said(text).q1).toBe(answer);
  });

  it('follow what is typed over them', () => {
    expect(said(TEXT.replace('[your rate]', '$60 an hour, as agreed')).a1).toBe('$60 an hour, as agreed');
    expect(said(TEXT.replace('• Rate: [your rate]\n', '')).a1).toBeNull();
  });

  it('are none where nothing was asked', () => {
    expect(clientAnswers(TEXT, aBrief({}))).toEqual([]);
  });
});

it('are found under the question that an ask has in it', () => {
  const brief = aBrief({
    asks: [
      {
        id: 'a1',
        ...source,
        text: 'We want to know do you send native files, because the last one did not',
        kind: 'other',
      },
      {
        id: 'a2',
        ...source,
        text: 'Tell us what hours do you work, since our team is in Lisbon',
        kind: 'availability',
      },
    ],
  });
  const text = 'Do you send native files?\nYes, always.\n\nWhat hours do you work?\n\n9 to 5.';
  expect(clientAnswers(text, brief).map(({ answer }) => answer)).toEqual(['Yes, always.', '9 to 5.']);
});

it('are separated in rows below one another', () => {
  const text = 'Hourly rate: $40.\nTwo links: [a link]';
  expect(clientAnswers(text, BRIEF).find(({ id }) => id === 'a1')).toMatchObject({ answer: '$40.', blanks: [] });
});
