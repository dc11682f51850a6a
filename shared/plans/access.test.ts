import { describe, expect, it } from 'vitest';
import { access, isPro, type PlanHolder, remainingCredits } from './access.ts';
import { FEATURES, type Feature } from './features.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const people = {
  visitor: null,
  withCredits: { plan: 'free', proTrialCreditsUsed: 2 },
  outOfCredits: { plan: 'free', proTrialCreditsUsed: 3 },
  pro: { plan: 'pro', proTrialCreditsUsed: 3 },
  expiredPro: { plan: 'pro', proUntil: now, proTrialCreditsUsed: 3 },
} satisfies Record<string, PlanHolder | null>;

const free: Feature[] = ['limits.unlimitedProposals', 'tone.professional', 'style.standard'];
const staysWithoutCredits: Feature[] = [...free, 'section.skills', 'section.experience', 'section.portfolio'];
const proOnly: Feature[] = ['drafts.store', 'drafts.versions'];
const everything = Object.keys(FEATURES) as Feature[]; // keys of a const object, read as its own key type

function allowedFor(person: keyof typeof people): Feature[] {
  return everything.filter((feature) => access(people[person], feature, now).allowed);
}

describe('who may do what', () => {
  it('lets a visitor write with the Professional tone and the Standard style, and nothing else', () => {
    expect(allowedFor('visitor')).toEqual(everything.filter((f) => free.includes(f)));
  });

  it('lets a free user with a credit left do everything but drafts and version history', () => {
    expect(allowedFor('withCredits')).toEqual(everything.filter((f) => !proOnly.includes(f)));
  });

  it.each(['outOfCredits', 'expiredPro'] as const)('leaves %s the profile texts and the free choices', (person) => {
    expect(allowedFor(person)).toEqual(everything.filter((f) => staysWithoutCredits.includes(f)));
  });

  it('lets a Pro user do everything', () => {
    expect(allowedFor('pro')).toEqual(everything);
  });

  it('asks a visitor to sign in and answers a free user that it is a Pro feature', () => {
    expect(access(null, 'tone.casual', now)).toEqual({ allowed: false, reason: 'SIGN_IN_REQUIRED' });
    expect(access(people.outOfCredits, 'tone.casual', now)).toEqual({ allowed: false, reason: 'PRO_REQUIRED' });
  });
});

describe('Pro', () => {
  const proUntil = (iso: string): PlanHolder => ({ plan: 'pro', proUntil: new Date(iso), proTrialCreditsUsed: 0 });

  it.each([
    ['has a millisecond left', '2026-03-01T12:00:00.001Z', true],
    ['ends this very moment', '2026-03-01T12:00:00.000Z', false],
    ['ended a second ago', '2026-03-01T11:59:59.000Z', false],
  ])('%s', (_name, until, expected) => {
    expect(isPro(proUntil(until), now)).toBe(expected);
  });

  it('continues when no end is known', () => {
    expect(isPro({ plan: 'pro', proTrialCreditsUsed: 0 }, now)).toBe(true);
  });
});

it.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [7, 0],
])('after %i used credits, %i remain', (used, remaining) => {
  expect(remainingCredits(used)).toBe(remaining);
});
