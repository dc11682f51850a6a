import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { isNothingToAsk, notPaid } from './use-check-status.ts';

it('says that a payment failed when the offer is shown again', () => {
  expect([notPaid('pro'), notPaid('processing')]).toEqual([undefined, undefined]);
  expect(notPaid('offer')?.title).toBe('No payment is being processed');
});

it('goes by our own records where payments are not open, and hides no failure', () => {
  const refused = (code: 'BILLING_NOT_OPEN' | 'UNEXPECTED') =>
    new ApiError('refused', { problem: { code, message: 'words' } });
  expect(isNothingToAsk(refused('BILLING_NOT_OPEN'))).toBe(true);
  expect(isNothingToAsk(refused('UNEXPECTED'))).toBe(false);
  expect(isNothingToAsk(new ApiError('offline'))).toBe(false);
});
