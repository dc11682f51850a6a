import { expect, it } from 'vitest';
import type { PlanHolder } from './access.ts';
import { costInWords } from './cost.ts';
import type { Feature } from './features.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const PLAIN: Feature[] = ['limits.unlimitedProposals', 'tone.professional', 'style.standard'];
const OWN: Feature[] = [...PLAIN, 'section.skills'];
const used = (proTrialCreditsUsed: number): PlanHolder => ({ plan: 'free', proTrialCreditsUsed });
const LAST = 'Uses your last free premium proposal.';
const WEEK = 'Uses 1 of this week’s 5 free proposals.';

it.each([
  ['with Pro', { plan: 'pro', proTrialCreditsUsed: 0 } as const, OWN, 5, undefined],
  ['with premium proposals left', used(1), OWN, 5, 'Uses 1 of your 2 free premium proposals.'],
  ['with one of them left', used(2), OWN, null, LAST],
  ['with some left, for what is free', used(0), PLAIN, 5, WEEK],
  ['with none left', used(3), OWN, 5, WEEK],
  ['with a Pro that has ended', { plan: 'pro', proUntil: now, proTrialCreditsUsed: 2 } as const, OWN, 5, LAST],
  ['signed out', null, PLAIN, 1, 'Uses this week’s free proposal.'],
  ['signed out where it is unlimited', null, PLAIN, null, undefined],
])('shows the cost of one more proposal beforehand: %s', (_who, holder, features, freeWeeklyLimit, words) => {
  expect(costInWords({ holder, features, freeWeeklyLimit }, now)).toBe(words);
});
