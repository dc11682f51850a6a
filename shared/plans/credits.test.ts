import { describe, expect, it } from 'vitest';
import { type PlanHolder, usesPro } from './access.ts';
import { costInWords, trialCreditsOf } from './credits.ts';
import { FEATURES, type Feature } from './features.ts';
import { weeklyLimitWords } from './week.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

it('everything is Pro but a proposal in the Professional tone and the Standard style', () => {
  const all = Object.keys(FEATURES) as Feature[]; // keys of a const object, read as its own key type
  const free = all.filter((feature) => !usesPro([feature]));
  expect(free).toEqual(['limits.unlimitedProposals', 'tone.professional', 'style.standard']);
  expect([usesPro(free), usesPro([...free, 'section.portfolio']), usesPro([])]).toEqual([false, true, false]);
});

describe('the texts about credits', () => {
  it.each([
    ['has used none', { plan: 'free', proTrialCreditsUsed: 0 }, 3, 'You have 3 of 3 free premium proposals left.'],
    ['has one left', { plan: 'free', proTrialCreditsUsed: 2 }, 1, 'You have 1 of 3 free premium proposals left.'],
    [
      'has used more than there are',
      { plan: 'free', proTrialCreditsUsed: 9 },
      0,
      'You have no free premium proposals left.',
    ],
    [
      'had Pro until now',
      { plan: 'pro', proUntil: now, proTrialCreditsUsed: 1 },
      2,
      'You have 2 of 3 free premium proposals left.',
    ],
  ] as const)('who %s', (_who, holder, remainingCredits, message) => {
    expect(trialCreditsOf(holder, now)).toEqual({ remainingCredits, isPro: false, message });
  });

  it('who has Pro', () => {
    const message = "You're a Pro user with unlimited access!";
    const reported = { remainingCredits: 0, isPro: true, message };
    expect(trialCreditsOf({ plan: 'pro', proTrialCreditsUsed: 0 }, now)).toEqual(reported);
  });
});

it('a visitor reads that the week is shared with their network; the number one is singular', () => {
  expect(weeklyLimitWords(5, 'visitor')).toMatch(
    /^This browser or its network has used this week’s 5 free proposals\. /,
  );
  expect(weeklyLimitWords(1, 'user')).toMatch(/^You’ve used this week’s free proposal\. /);
});

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

it('promises no free proposal of a week whose proposals are used, and still the premium ones that are left', () => {
  const given = { features: OWN, freeWeeklyLimit: 1, isWeekUsed: true };
  expect(costInWords({ ...given, holder: null }, now)).toBe('You’ve used this week’s free proposal.');
  expect(costInWords({ ...given, holder: used(2) }, now)).toBe(LAST);
});
