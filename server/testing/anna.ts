import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type PaidApp, type PaidAppOptions, startPaidApp } from './paid-app.ts';

export const ANNA = 'anna@freelance.example';
const A_PROFILE = { name: 'Logos', skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

/** Anna's plan, and what she can do with it. */
export async function anna(app: PaidApp) {
  await app.signIn(ANNA);
  const { checkoutStatus } = (await app.get('/api/user')).body;
  const { subscription } = (await app.get('/api/subscription')).body;
  const { status } = await app.post('/api/profiles', { ...A_PROFILE, name: randomUUID() });
  return { canUsePro: status === 201, checkoutStatus, subscription };
}

/** The app, and Anna, who has no trial credits left. */
export async function startWithAnna(options: PaidAppOptions = {}) {
  const app = await startPaidApp(options);
  await app.signUp(ANNA);
  // A feature that a credit could pay for would not show whether she is Pro.
  await app.sql('update users set pro_trial_credits_used = 3');
  return app;
}

/** That day of 2026, at the hour the clock begins at. */
export const day = (date: string) => expect.stringMatching(new RegExp(`^2026-${date}T09:00:0`));
/** What `anna` answers while she is Pro. */
export const pro = (subscription: object) => ({
  canUsePro: true,
  checkoutStatus: null,
  subscription: expect.objectContaining(subscription),
});
/** And while she is not. */
export const free = (subscription: object | null) => ({
  canUsePro: false,
  checkoutStatus: null,
  subscription: subscription && expect.objectContaining({ ...subscription, accessUntil: null }),
});
