import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { codeOf, refusalIn } from './refusal.ts';

const refused = new ApiError('refused', {
  status: 404,
  problem: { code: 'TRANSACTION_NOT_FOUND', message: 'We couldn’t find this payment.' },
});

it.each([
  ['a refusal of the server is told in its words', refused, 'We couldn’t find this payment.'],
  ['our own is told in ours', new Error('No transaction ID found in response'), 'No transaction ID found in response'],
  ['a broken connection is not', new ApiError('unreachable'), undefined],
  ['nor is an error without words', new Error(''), undefined],
  ['nor is anything else', 'thrown', undefined],
])('%s', (_name, error, words) => {
  expect(refusalIn(error)).toBe(words);
});

it('knows the name of a refusal', () => {
  expect([codeOf(refused), codeOf(new Error('x')), codeOf(null)]).toEqual([
    'TRANSACTION_NOT_FOUND',
    undefined,
    undefined,
  ]);
});
