/**
 * Every feature that a plan can allow or deny, by its flag name. Sources: docs/spec/proposals.md §3,
 * docs/spec/decisions.md#contracts. `visitor`, `outOfCredits` and `credits` say what a person may do who is signed out,
 * signed in without trial credits, and signed in with some left; Pro may do everything. Source:
 * docs/spec/decisions.md#plans.
 */
export const FEATURES = {
  'limits.unlimitedProposals': { visitor: true, credits: true, outOfCredits: true },
  'tone.professional': { visitor: true, credits: true, outOfCredits: true },
  'tone.friendly': { visitor: false, credits: true, outOfCredits: false },
  'tone.casual': { visitor: false, credits: true, outOfCredits: false },
  'tone.conversational': { visitor: false, credits: true, outOfCredits: false },
  'tone.enthusiastic': { visitor: false, credits: true, outOfCredits: false },
  'tone.formal': { visitor: false, credits: true, outOfCredits: false },
  'style.standard': { visitor: true, credits: true, outOfCredits: true },
  'style.smart_question': { visitor: false, credits: true, outOfCredits: false },
  'style.problem_solving': { visitor: false, credits: true, outOfCredits: false },
  'style.detailed': { visitor: false, credits: true, outOfCredits: false },
  'style.concise': { visitor: false, credits: true, outOfCredits: false },
  'section.skills': { visitor: false, credits: true, outOfCredits: true },
  'section.experience': { visitor: false, credits: true, outOfCredits: true },
  'section.portfolio': { visitor: false, credits: true, outOfCredits: true },
  'section.samples': { visitor: false, credits: true, outOfCredits: false },
  'limits.unlimitedSamples': { visitor: false, credits: true, outOfCredits: false },
  'features.customSamples': { visitor: false, credits: true, outOfCredits: false },
  'features.storeProfile': { visitor: false, credits: true, outOfCredits: false },
  'drafts.store': { visitor: false, credits: false, outOfCredits: false },
  'drafts.versions': { visitor: false, credits: false, outOfCredits: false },
} as const satisfies Record<string, Record<State, boolean>>;

export type Feature = keyof typeof FEATURES;
/** The state of a person without Pro. */
export type State = 'visitor' | 'credits' | 'outOfCredits';
