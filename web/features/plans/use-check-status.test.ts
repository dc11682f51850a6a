import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { isNothingToAsk, notPaid, stillProcessing } from './use-check-status.ts';

it('says that a payment is still on its way, and nothing once Pro is there', () => {
  expect(stillProcessing('processing')).toBe('Still processing…');
  expect([stillProcessing('pro'), notPaid('pro'), notPaid('processing')]).toEqual([undefined, undefined, undefined]);
});

it('says that a payment failed when the offer is shown again', () => {
  expect([stillProcessing('offer'), notPaid('offer')?.title]).toEqual([undefined, 'No payment is being processed']);
});

it('goes by our own records where payments are not open, and hides no failure', () => {
  const refused = (code: 'BILLING_NOT_OPEN' | 'UNEXPECTED') =>
    new ApiError('refused', { problem: { code, message: 'words' } });
  expect(isNothingToAsk(refused('BILLING_NOT_OPEN'))).toBe(true);
  expect(isNothingToAsk(refused('UNEXPECTED'))).toBe(false);
  expect(isNothingToAsk(new ApiError('offline'))).toBe(false);
});
