import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#shared/identity/contract.ts';
import { access } from '#shared/plans/access.ts';
import { trialCreditsOf } from '#shared/plans/credits.ts';
import { type Banner, bannerFor } from '#web/features/plans/plan-banner.tsx';
import { upgradeState, viewerOf } from '#web/features/plans/viewer.ts';
import { ADA } from '#web/testing/fake-tab.ts';
import { generateRequest, type May } from '../generation/generate-request.ts';
import { type Locks, lockedChoicesMessage, locksOf } from './locks.ts';
import { isPromptDue } from './proposal-count.ts';
import { EMPTY_WIZARD, type WizardState } from './wizard-state.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ENDED = { plan: 'pro', proUntil: '2026-11-21T12:00:00.000Z' } as const;

/** Everybody for whom the wizard differs. */
const PEOPLE = {
  visitor: null,
  'free with three credits': {},
  'free with two credits': { proTrialCreditsUsed: 1 },
  'free without credits': { proTrialCreditsUsed: 3 },
  'pending_confirmation, without credits': { proTrialCreditsUsed: 3, checkoutStatus: 'pending_confirmation' },
  'pending_activation, without credits': { proTrialCreditsUsed: 3, checkoutStatus: 'pending_activation' },
  'pending_activation, with one credit': { proTrialCreditsUsed: 2, checkoutStatus: 'pending_activation' },
  Pro: { plan: 'pro', proTrialCreditsUsed: 3 },
  'Pro for a millisecond more': { plan: 'pro', proUntil: '2026-11-21T12:00:00.001Z', proTrialCreditsUsed: 3 },
  'Pro that ends now, without credits': { ...ENDED, proTrialCreditsUsed: 3 },
  'Pro that ends now, with a credit': { ...ENDED, proTrialCreditsUsed: 2 },
} as const satisfies Record<string, Partial<SessionUser> | null>;
type Who = keyof typeof PEOPLE;

function userOf(who: Who): SessionUser | null {
  const own = PEOPLE[who];
  return own && { ...ADA, ...own };
}

const viewer = (who: Who) => viewerOf(userOf(who));
const may = (who: Who): May => {
  const { holder } = viewer(who);
  return (feature) => access(holder, feature, NOW).allowed;
};
/** The server reports the rest by the same rule, to signed-in people. */
function banner(who: Who): Banner {
  const { holder } = viewer(who);
  return bannerFor(viewer(who), holder ? trialCreditsOf(holder, NOW) : undefined, NOW);
}

/** Chosen and typed while it was allowed: before credits ran out, before Pro ended, before signing out. */
const FULL: WizardState = {
  ...EMPTY_WIZARD,
  fields: {
    jobTitle: 'Logo',
    jobDescription: 'For a bakery',
    headline: 'Logo designer',
    skillsAndExperience: 'Ten logos',
    aboutMeStatement: 'I draw',
    portfolio: 'https://me.example',
  },
  samples: ['Dear Ms Leaf', '', '', ' ', 'Dear Mr Pot', ''],
  tone: 'casual',
  style: 'detailed',
};
const JOB = { jobTitle: 'Logo', jobDescription: 'For a bakery' };
const OWN = {
  headline: 'Logo designer',
  skillsAndExperience: 'Ten logos',
  aboutMeStatement: 'I draw',
  portfolio: 'https://me.example',
};
const AS_FREE = { tone: 'professional', style: 'standard' };
const AS_CHOSEN = { tone: 'casual', style: 'detailed', writingSamples: ['Dear Ms Leaf', 'Dear Mr Pot'] };

const OPEN: Locks = { tones: [], styles: [], skillsCard: false, samplesCard: false };
const LOCKED: Locks = {
  tones: ['friendly', 'casual', 'conversational', 'enthusiastic', 'formal'],
  styles: ['smart_question', 'problem_solving', 'detailed', 'concise'],
  skillsCard: true,
  samplesCard: true,
};
const GIVEN = { locks: OPEN, sent: { ...JOB, ...OWN, ...AS_CHOSEN } };
const HELD_BACK = { locks: LOCKED, sent: { ...JOB, ...OWN, ...AS_FREE } };
const left = (words: string, isUpgradeOffered: boolean): Banner => ({ kind: 'credits', words, isUpgradeOffered });
const NONE_LEFT = 'You have no free premium proposals left.';

describe('the wizard, for each person', () => {
  const rows = {
    visitor: { locks: LOCKED, sent: { ...JOB, ...AS_FREE }, banner: { kind: 'upsell' }, dialog: 'offer' },
    'free with three credits': {
      ...GIVEN,
      banner: left('You have 3 of 3 free premium proposals left.', false),
      dialog: 'offer',
    },
    'free with two credits': {
      ...GIVEN,
      banner: left('You have 2 of 3 free premium proposals left.', true),
      dialog: 'offer',
    },
    'free without credits': { ...HELD_BACK, banner: left(NONE_LEFT, true), dialog: 'offer' },
    'pending_confirmation, without credits': { ...HELD_BACK, banner: left(NONE_LEFT, false), dialog: 'processing' },
    'pending_activation, without credits': { ...HELD_BACK, banner: left(NONE_LEFT, false), dialog: 'processing' },
    'pending_activation, with one credit': {
      ...GIVEN,
      banner: left('You have 1 of 3 free premium proposals left.', false),
      dialog: 'processing',
    },
    Pro: { ...GIVEN, banner: { kind: 'none' }, dialog: 'pro' },
    'Pro for a millisecond more': { ...GIVEN, banner: { kind: 'none' }, dialog: 'pro' },
    'Pro that ends now, without credits': { ...HELD_BACK, banner: left(NONE_LEFT, true), dialog: 'offer' },
    'Pro that ends now, with a credit': {
      ...GIVEN,
      banner: left('You have 1 of 3 free premium proposals left.', true),
      dialog: 'offer',
    },
  } as const satisfies Record<Who, { locks: Locks; sent: unknown; banner: Banner; dialog: string }>;
  const everybody = Object.keys(rows) as Who[]; // keys of a const object, read as its own key type

  it.each(everybody)('locks and sends what is theirs, and has the banner and the dialog that are due: %s', (who) => {
    const row = rows[who];
    const dialog = upgradeState(viewer(who), NOW);
    expect({ locks: locksOf(may(who)), sent: generateRequest(FULL, may(who)), banner: banner(who), dialog }).toEqual(
      row,
    );
    // After the third proposal alone, to whom there is an upgrade to offer.
    expect([1, 2, 3, 4, 30].filter((count) => isPromptDue(count, dialog))).toEqual(dialog === 'offer' ? [3] : []);
  });
});

describe('no banner', () => {
  it('while it is not known who looks', () => {
    expect(bannerFor(viewerOf(null, true), undefined, NOW)).toEqual({ kind: 'none' });
  });

  it('of credits before the server has sent them, nor from what it said of Pro', () => {
    const free = viewer('free without credits');
    const ofPro = { remainingCredits: 0, isPro: true, message: "You're a Pro user with unlimited access!" };
    expect([bannerFor(free, undefined, NOW), bannerFor(free, ofPro, NOW)]).toEqual([
      { kind: 'none' },
      { kind: 'none' },
    ]);
  });

  it("of someone's credits once they are signed out", () => {
    const stale = trialCreditsOf({ plan: 'free', proTrialCreditsUsed: 1 }, NOW);
    expect(bannerFor(viewer('visitor'), stale, NOW)).toEqual({ kind: 'upsell' });
  });
});

describe('what is held back of the next proposal is said', () => {
  const KEPT = 'What you chose and typed is saved.';

  it.each([
    [
      'free without credits',
      FULL,
      `Without Pro, your next proposal is written in the Professional tone instead of Casual, in the Standard style instead of Detailed and without your writing samples. ${KEPT}`,
    ],
    [
      'Pro that ends now, without credits',
      { ...EMPTY_WIZARD, tone: 'formal' },
      `Without Pro, your next proposal is written in the Professional tone instead of Formal. ${KEPT}`,
    ],
    [
      'visitor',
      { ...FULL, tone: 'professional', style: 'standard' },
      `Signed out, your next proposal is written without your skills, your About Me, your portfolio and your writing samples. ${KEPT}`,
    ],
    [
      'visitor',
      { ...EMPTY_WIZARD, style: 'concise' },
      `Signed out, your next proposal is written in the Standard style instead of Concise. ${KEPT}`,
    ],
  ] as const)('%s', (who, state, words) => {
    expect(lockedChoicesMessage(state, may(who), who === 'visitor' ? 'visitor' : 'user')).toBe(words);
  });

  it.each(['free with three credits', 'pending_activation, with one credit', 'Pro'] as const)(
    'and nothing where nothing is locked: %s',
    (who) => {
      expect(lockedChoicesMessage(FULL, may(who), 'user')).toBeUndefined();
    },
  );

  it.each(['visitor', 'free without credits', 'Pro that ends now, without credits'] as const)(
    'nor where nothing locked was chosen or typed: %s',
    (who) => {
      const blank = { ...EMPTY_WIZARD, samples: ['', ' \n', '', '', '', ''] };
      expect(lockedChoicesMessage(blank, may(who), 'user')).toBeUndefined();
    },
  );
});
