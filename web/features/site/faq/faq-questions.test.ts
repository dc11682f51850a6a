import { expect, it } from 'vitest';
import { answerText } from '../questions/question.ts';
import { faqQuestions } from './faq-questions.ts';

const textOf = (freeWeeklyLimit: number | null) => faqQuestions({ freeWeeklyLimit }).map(answerText).join('\n');

it('answers eight questions, each with a name of its own in the address', () => {
  const ids = faqQuestions({ freeWeeklyLimit: null }).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});

it('says of the free plan what is set, and never the other', () => {
  expect(textOf(null)).toContain('Unlimited proposals are free. That is in the Professional tone and Standard style');
  expect(textOf(null)).not.toContain('a week');
  expect(textOf(5)).toContain('5 proposals a week are free. ');
  expect(textOf(5)).not.toMatch(/unlimited proposals are free/i);
  expect(textOf(1)).toContain('1 proposal a week is free. ');
});

it('has prices, times and links, as plain text as well', () => {
  for (const said of [
    '$9.99 a month or $89.99 a year. Compare the plans',
    'removed 24 months after',
    'The Privacy Policy has',
  ])
    expect(textOf(null)).toContain(said);
});
