import { expect, it } from 'vitest';
import type { SessionUser } from '#shared/identity/contract.ts';
import { ADA } from '#web/testing/fake-tab.ts';
import { viewerOf } from './viewer.ts';

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
