import { expect, it } from 'vitest';
import type { Corrections } from '#shared/proposals/contract.ts';
import { withCorrection } from './brief-corrections.ts';

const none: Corrections = { notWork: [], questions: [] };

it('holds what was said of a sentence last', () => {
  const once = withCorrection(none, 'not_work', 'We are a team of 5.');
  expect(once).toEqual({ notWork: ['We are a team of 5.'], questions: [] });
  expect(withCorrection(once, 'question', 'We are a team of 5.')).toEqual({
    notWork: [],
    questions: ['We are a team of 5.'],
  });
  expect(withCorrection(once, 'not_work', 'We are a team of 5.')).toEqual(once);
});

it('sends no more, and nothing longer, than the server reads', () => {
  const many = Array.from({ length: 70 }, (_, index) => `Sentence ${index}.`);
  const all = many.reduce((one, sentence) => withCorrection(one, 'not_work', sentence), none);
  expect([all.notWork.length, all.notWork.at(-1)]).toEqual([60, 'Sentence 69.']);
  expect(withCorrection(none, 'question', 'x'.repeat(2_001))).toEqual(none);
});
