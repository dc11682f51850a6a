/** The sections of the plan comparison, in order. */
export const FEATURE_GROUPS = ['Writing', 'Tones', 'Styles', 'About you', 'In your voice', 'Stored for you'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

/**
 * Who may use a feature besides Pro, who may use all. 'kept': who is signed in, though without trial credits it can no longer be
 * changed. 'credits': who is signed in and has some left. Source: docs/spec/decisions.md#plans.
 */
type Audience = 'everybody' | 'kept' | 'credits' | 'pro';

/**
 * Every feature that a plan can allow or deny, by its flag name, with its section and name in the comparison. Sources:
 * docs/spec/proposals.md §3, docs/spec/decisions.md#contracts.
 */
export const FEATURES = {
  'limits.unlimitedProposals': { audience: 'everybody', group: 'Writing', name: 'Proposals' },
  'tone.professional': { audience: 'everybody', group: 'Tones', name: 'Professional' },
  'tone.friendly': { audience: 'credits', group: 'Tones', name: 'Friendly' },
  'tone.casual': { audience: 'credits', group: 'Tones', name: 'Casual' },
  'tone.conversational': { audience: 'credits', group: 'Tones', name: 'Conversational' },
  'tone.enthusiastic': { audience: 'credits', group: 'Tones', name: 'Enthusiastic' },
  'tone.formal': { audience: 'credits', group: 'Tones', name: 'Formal' },
  'style.standard': { audience: 'everybody', group: 'Styles', name: 'Standard' },
  'style.smart_question': { audience: 'credits', group: 'Styles', name: 'Smart Question' },
  'style.problem_solving': { audience: 'credits', group: 'Styles', name: 'Problem Solving' },
  'style.detailed': { audience: 'credits', group: 'Styles', name: 'Detailed' },
  'style.concise': { audience: 'credits', group: 'Styles', name: 'Concise' },
  'section.skills': { audience: 'kept', group: 'About you', name: 'Skills & Experience' },
  'section.experience': { audience: 'kept', group: 'About you', name: 'About Me statement' },
  'section.portfolio': { audience: 'kept', group: 'About you', name: 'Portfolio link' },
  'section.samples': { audience: 'credits', group: 'In your voice', name: 'Previous work samples' },
  'limits.unlimitedSamples': { audience: 'credits', group: 'In your voice', name: 'All sample fields at once' },
  'features.customSamples': { audience: 'credits', group: 'In your voice', name: 'Your own writing samples' },
  'features.storeProfile': { audience: 'credits', group: 'Stored for you', name: 'Stored profiles' },
  'drafts.store': { audience: 'pro', group: 'Stored for you', name: 'Saved and auto-saved drafts' },
  'drafts.versions': { audience: 'pro', group: 'Stored for you', name: 'Version history' },
} as const satisfies Record<string, { audience: Audience; group: FeatureGroup; name: string }>;

export type Feature = keyof typeof FEATURES;
