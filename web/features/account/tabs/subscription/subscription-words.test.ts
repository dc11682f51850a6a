import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/billing/contract.ts';
import { canCancel, cancelWords, canSwitch, subscriptionRows } from './subscription-words.ts';

const active: Subscription = {
  status: 'active',
  cycle: 'monthly',
  priceCents: 999,
  currency: 'USD',
  nextChargeAt: '2026-12-21T12:00:00.000Z',
  trialEndsAt: null,
  cancelsAt: null,
  unpaidSince: null,
  ended: null,
  accessUntil: '2026-12-24T12:00:00.000Z',
};
const yearly: Subscription = { ...active, cycle: 'yearly', priceCents: 8999 };
const trial: Subscription = {
  ...active,
  status: 'trialing',
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  nextChargeAt: '2026-11-28T12:00:00.000Z',
};
const cancelled: Subscription = { ...active, cancelsAt: '2026-12-21T12:00:00.000Z', nextChargeAt: null };
const unpaid: Subscription = { ...active, status: 'past_due', accessUntil: '2026-11-28T12:00:00.000Z' };
const ended: Subscription = { ...active, status: 'canceled', nextChargeAt: null, accessUntil: null };

const reported = (subscription: Subscription) =>
  subscriptionRows(subscription).map(({ name, value }) => `${name}: ${value}`);

describe('a subscriber sees', () => {
  it.each([
    [
      'a month',
      active,
      ['Billing cycle: Monthly', 'Price: $9.99/month', 'Status: Active', 'Next charge: $9.99 on December 21, 2026'],
    ],
    [
      'a year',
      yearly,
      ['Billing cycle: Yearly', 'Price: $89.99/year', 'Status: Active', 'Next charge: $89.99 on December 21, 2026'],
    ],
    [
      'a trial',
      trial,
      [
        'Billing cycle: Monthly',
        'Price: $9.99/month',
        'Status: Free trial to November 28, 2026',
        'Next charge: $9.99 on November 28, 2026',
      ],
    ],
    [
      'the end of what was cancelled',
      cancelled,
      ['Billing cycle: Monthly', 'Price: $9.99/month', 'Status: Cancelled', 'Pro ends: December 21, 2026'],
    ],
    ['that a payment failed', unpaid, ['Billing cycle: Monthly', 'Price: $9.99/month', 'Status: Payment failed']],
    ['what has ended', ended, ['Billing cycle: Monthly', 'Price: $9.99/month', 'Status: Ended']],
  ])('%s', (_what, subscription, expected) => {
    expect(reported(subscription)).toEqual(expected);
  });

  it('another currency as it is written there', () => {
    expect(subscriptionRows({ ...active, priceCents: 1500, currency: 'JPY' })[1]?.value).toBe('¥1,500/month');
  });
});

const lapsed: Subscription = { ...unpaid, accessUntil: null };

it.each([
  ['the end of the period', active, 'You keep Pro until December 21, 2026. Nothing more is charged.'],
  ['the end of the trial', trial, 'You keep Pro until November 28, 2026. You will not be charged.'],
  [
    'that an unpaid one ends at once',
    unpaid,
    'Your subscription ends immediately, and no further payment is attempted.',
  ],
  [
    'that what gives no Pro ends at once',
    lapsed,
    'Your subscription ends immediately, and no further payment is attempted.',
  ],
])('who cancels is told %s', (_what, subscription, expected) => {
  expect(cancelWords(subscription).what).toBe(expected);
});

it('says that it can be taken back only where that is so', () => {
  const canBeTakenBack = [active, trial, unpaid, lapsed].map((one) => cancelWords(one).rest.includes('undo this'));
  expect(canBeTakenBack).toEqual([true, true, false, false]);
});

it('can be switched while it is paid, to the year after cancelling as well', () => {
  const cancelledYear: Subscription = { ...cancelled, cycle: 'yearly' };
  const may = [active, yearly, trial, cancelled, cancelledYear, unpaid, ended].map(canSwitch);
  expect(may).toEqual([true, true, true, true, false, false, false]);
});

it('can be cancelled while something would be charged', () => {
  expect([active, trial, unpaid, cancelled, ended].map(canCancel)).toEqual([true, true, true, false, false]);
});
