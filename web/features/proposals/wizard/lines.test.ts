import { describe, expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { isAnotherPost, linesForBrief, linesOfAnyPost, withLine } from './lines.ts';

it('puts a line in, leaves a suggestion out and takes a line back', () => {
  expect(withLine({}, 'proof', 'I did it.')).toEqual({ proof: 'I did it.' });
  expect(withLine({ proof: 'I did it.' }, 'proof', '')).toEqual({ proof: '' });
  expect(withLine({ proof: '', ps: 'Tip.' }, 'proof', null)).toEqual({ ps: 'Tip.' });
});

it('keeps for another post what no question of this one asked for', () => {
  const lines = { proof: 'I did it.', q1: 'Yes.', a1b: '$40', availability: 'Mornings.', code: 'I own a van.' };
  expect(linesOfAnyPost(lines)).toEqual({ proof: 'I did it.' });
});

describe('a post', () => {
  const post = 'We need somebody to speed up our shop. Have you used Shopify Plus? Send your rate.';
  it.each([
    ['one more word', post.replace('shop.', 'web shop.'), false],
    ['a sentence more at the end', `${post} Start on Monday.`, false],
    ['a sentence less at the beginning', post.slice(40), false],
    ['another text', 'Looking for a translator from German into Portuguese, 3,000 words a week.', true],
    ['none', '', true],
  ])('with %s', (_what, after, isAnother) => {
    expect(isAnotherPost(post, after)).toBe(isAnother);
  });
});

describe('a post that was changed', () => {
  const question = (id: string, text: string) => ({
    ...{ id, text, quote: text, start: 0 },
    ...{ kind: 'other' as const, yesNoExperience: false },
  });
  const before = aBrief({ questions: [question('q1', 'A van?'), question('q2', 'A boat?')] });
  const lines = { proof: 'I did it.', q1: 'Yes, a van.', q2: 'No boat.', q2b: 'No oars.' };

  it('has each line with its question, by the id that this has now', () => {
    const after = aBrief({
      questions: [question('q1', 'A bike?'), question('q2', 'A van?'), question('q3', 'A boat?')],
    });
    expect(linesForBrief(lines, before, after)).toEqual({
      ...{ proof: 'I did it.', q2: 'Yes, a van.' },
      ...{ q3: 'No boat.', q3b: 'No oars.' },
    });
  });

  it('has no line for a question that is gone', () => {
    expect(linesForBrief(lines, before, aBrief({ questions: [question('q1', 'A boat?')] }))).toEqual({
      ...{ proof: 'I did it.', q1: 'No boat.' },
      q1b: 'No oars.',
    });
  });

  it('has the same lines, the very same object, where nothing has moved', () => {
    expect(linesForBrief(lines, before, aBrief({ questions: [...before.questions] }))).toBe(lines);
  });
});
