import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { TRIAL_CREDITS } from './limits.ts';

const trialCredits = z.object({
  /** 0 for a Pro user, who needs none. */
  remainingCredits: z.int().min(0).max(TRIAL_CREDITS),
  isPro: z.boolean(),
  message: z.string().min(1),
});
export type TrialCredits = z.infer<typeof trialCredits>;

export const readTrialCredits = defineEndpoint({
  id: 'readTrialCredits',
  method: 'GET',
  path: '/api/trial-credits',
  summary: 'How many free premium proposals the signed-in user has left.',
  output: trialCredits,
  errors: ['SIGN_IN_REQUIRED', 'user-token-expired'],
});

const planSettings = z.object({
  /** Free proposals in a week that begins on Monday at 00:00 UTC; null when they are unlimited. */
  freeWeeklyLimit: z.int().min(1).nullable(),
  /** When the person or visitor who asks gets more, if they have used those of this week; otherwise null. */
  weekUsedUntil: z.iso.datetime().nullable(),
});

/** The operator's settings about plans, and whether the person or visitor who asks has used them up, for pages to show. */
export const readPlanSettings = defineEndpoint({
  id: 'readPlanSettings',
  method: 'GET',
  path: '/api/plan-settings',
  summary: 'What the free plan holds here, and whether it is used up.',
  output: planSettings,
  errors: [],
});
