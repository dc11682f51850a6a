import { expect, it } from 'vitest';
import { offerFor, savingLabel, trialLabel, trialTerms } from './offer.ts';

it('offers what the pages promise for each cycle', () => {
  expect(offerFor('monthly')).toEqual({ price: '$9.99', per: 'per month', monthlyShare: null });
  expect(offerFor('yearly')).toEqual({ price: '$89.99', per: 'per year', monthlyShare: '$7.50' });
  expect(savingLabel()).toBe('25% off');
});

it('never mentions a trial that is not offered', () => {
  expect([trialLabel(7), trialLabel(0)]).toEqual(['7-day free trial', null]);
  expect([trialTerms('yearly', 7), trialTerms('monthly', 1), trialTerms('monthly', 0)]).toEqual([
    'Free for 7 days, then $89.99 per year.',
    'Free for one day, then $9.99 per month.',
    null,
  ]);
});
