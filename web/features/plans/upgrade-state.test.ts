import { expect, it } from 'vitest';
import { upgradeState } from './upgrade-state.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const free = { plan: 'free', proTrialCreditsUsed: 0 } as const;
const pro = { plan: 'pro', proTrialCreditsUsed: 0 } as const;
const expired = { ...pro, proUntil: new Date('2026-02-28T12:00:00.000Z') };

it.each([
  ['a visitor sees the offer', { holder: null, isPaymentProcessing: false }, 'offer'],
  ['a free user sees the offer', { holder: free, isPaymentProcessing: false }, 'offer'],
  ['who has just paid is told to wait', { holder: free, isPaymentProcessing: true }, 'processing'],
  ['a subscriber is never sold Pro again', { holder: pro, isPaymentProcessing: false }, 'pro'],
  ['a renewal in progress does not take Pro away', { holder: pro, isPaymentProcessing: true }, 'pro'],
  ['whose Pro has ended sees the offer again', { holder: expired, isPaymentProcessing: false }, 'offer'],
] as const)('%s', (_name, viewer, expected) => {
  expect(upgradeState(viewer, now)).toBe(expected);
});
