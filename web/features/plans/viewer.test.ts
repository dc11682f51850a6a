import { expect, it } from 'vitest';
import type { SessionUser } from '#shared/identity/contract.ts';
import { ADA } from '#web/testing/fake-tab.ts';
import { upgradeState, viewerOf } from './viewer.ts';

const user: SessionUser = { ...ADA, proTrialCreditsUsed: 2 };

it('is nobody with a plan while it is not known who it is, and for a visitor', () => {
  expect(viewerOf(null, true)).toEqual({ holder: null, isPaymentProcessing: false, isLoading: true });
  expect(viewerOf(null)).toEqual({ holder: null, isPaymentProcessing: false, isLoading: false });
});

it("has the plan, its end and the used credits of the user's account", () => {
  expect(viewerOf({ ...user, plan: 'pro', proUntil: '2026-12-01T00:00:00.000Z' }).holder).toEqual({
    plan: 'pro',
    proUntil: new Date('2026-12-01T00:00:00.000Z'),
    proTrialCreditsUsed: 2,
  });
});

it.each([
  [null, false],
  ['pending_confirmation', true],
  ['pending_activation', true],
  ['active', false],
  ['cancelled', false],
])('takes the checkout status %s for a payment in progress: %s', (checkoutStatus, expected) => {
  expect(viewerOf({ ...user, checkoutStatus }).isPaymentProcessing).toBe(expected);
});

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
