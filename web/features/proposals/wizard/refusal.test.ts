import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { fieldErrorsOf, refusalWords } from './refusal.ts';

const failed = { title: 'Error', words: 'Failed to generate your proposal. Please try again.' };

it('says that writing failed, whatever broke', () => {
  const broken = new ApiError('refused', { problem: { message: 'x', code: 'UNEXPECTED' } });
  expect([broken, new ApiError('unreachable'), new ApiError('unreadable')].map(refusalWords)).toEqual([
    failed,
    failed,
    failed,
  ]);
});

it('lets a refusal that helps speak for itself, and puts it beside its field', () => {
  const error = new ApiError('refused', {
    problem: {
      message: 'Some fields need your attention.',
      code: 'INVALID_INPUT',
      fields: { jobTitle: 'Too long.', seed: 'Odd.' },
    },
  });
  expect(refusalWords(error).words).toBe('Some fields need your attention.');
  expect(fieldErrorsOf(error)).toEqual({ jobTitle: 'Too long.' });
});

it('asks for more of the post where the post is', () => {
  const error = new ApiError('refused', { problem: { message: 'No job in it.', code: 'POST_NOT_UNDERSTOOD' } });
  expect(fieldErrorsOf(error)).toEqual({ jobDescription: 'No job in it.' });
});

it('says when writing is free again, and never to wait a moment for an hour', () => {
  const retryAt = new Date(2026, 4, 2, 15, 5).toISOString();
  const error = new ApiError('refused', {
    problem: { message: 'Please wait a moment.', code: 'RATE_LIMITED', retryAt },
  });
  expect(refusalWords(error)).toEqual({
    title: 'Too many proposals in a short time',
    words: expect.stringMatching(/^Your text is saved\. You can generate again at 3:05\sPM\.$/),
  });
});
