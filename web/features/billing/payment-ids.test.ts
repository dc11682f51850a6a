import { expect, it } from 'vitest';
import { paymentIds } from './confirm-payment.ts';

it.each([
  [
    { id: 'che_1', transaction_id: 'txn_1', status: 'completed' },
    { transactionId: 'txn_1', checkoutId: 'che_1' },
  ],
  [{ transactionId: 'txn_1' }, { transactionId: 'txn_1' }],
  [{ id: 'txn_1' }, { checkoutId: 'txn_1' }],
  [{ id: ' ', transaction_id: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['txn_1', undefined],
])('%j names %j', (data, ids) => {
  expect(paymentIds(data)).toEqual(ids);
});
