import { expect, it } from 'vitest';
import { answerText } from '../questions/question.ts';
import { billingQuestions } from './billing-questions.ts';

const settings = (freeWeeklyLimit: number | null) => ({ freeWeeklyLimit, supportEmail: 'help@freelance.example' });
const textOf = (limit: number | null, trialDays?: number) =>
  billingQuestions(settings(limit), trialDays)
    .flatMap((one) => [one.question, answerText(one)])
    .join('\n');

it('answers with the numbers that hold', () => {
  const text = textOf(null);
  for (const said of ['$9.99 a month', '$89.99 a year', '25% less', '$0', '7-day free trial', 'Free for 7 days'])
    expect(text).toContain(said);
  for (const said of [
    '3 premium proposals',
    'within 7 days of your purchase',
    'Write to help@freelance.example.',
    'for 7 years',
  ])
    expect(text).toContain(said);
});

it('says of the free plan what is set, in each answer that speaks of it', () => {
  const ofFree = (limit: number | null) => textOf(limit).match(/(?:unlimited proposals|\S+ proposals a week) in the/gi);
  expect(ofFree(null)).toEqual(['Unlimited proposals in the', 'unlimited proposals in the']);
  expect(ofFree(5)).toEqual(['5 proposals a week in the', '5 proposals a week in the']);
});

it('says nothing of a trial that is not granted', () => {
  expect(textOf(null, 0)).not.toMatch(/trial|free for/i);
});

it('names each question once, so that it can be linked to', () => {
  const ids = billingQuestions(settings(null)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});
