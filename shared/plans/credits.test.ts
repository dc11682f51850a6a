import { describe, expect, it } from 'vitest';
import { usesPro } from './access.ts';
import { trialCreditsOf } from './credits.ts';
import { FEATURES, type Feature } from './features.ts';
import { weeklyLimitWords } from './weekly-limit.ts';

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
