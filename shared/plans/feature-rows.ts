import type { Feature } from './features.ts';

/** The sections of the plan comparison, in order. */
export const FEATURE_GROUPS = ['Writing', 'Tones', 'Styles', 'About you', 'In your voice', 'Stored for you'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

export interface FeatureRow {
  readonly group: FeatureGroup;
  readonly name: string;
}

/** The name and section of each feature in the comparison. A feature without a row does not compile. */
export const FEATURE_ROWS = {
  'limits.unlimitedProposals': { group: 'Writing', name: 'Proposals' },
  'tone.professional': { group: 'Tones', name: 'Professional' },
  'tone.friendly': { group: 'Tones', name: 'Friendly' },
  'tone.casual': { group: 'Tones', name: 'Casual' },
  'tone.conversational': { group: 'Tones', name: 'Conversational' },
  'tone.enthusiastic': { group: 'Tones', name: 'Enthusiastic' },
  'tone.formal': { group: 'Tones', name: 'Formal' },
  'style.standard': { group: 'Styles', name: 'Standard' },
  'style.smart_question': { group: 'Styles', name: 'Smart Question' },
  'style.problem_solving': { group: 'Styles', name: 'Problem Solving' },
  'style.detailed': { group: 'Styles', name: 'Detailed' },
  'style.concise': { group: 'Styles', name: 'Concise' },
  'section.skills': { group: 'About you', name: 'Skills & Experience' },
  'section.experience': { group: 'About you', name: 'About Me statement' },
  'section.portfolio': { group: 'About you', name: 'Portfolio link' },
  'section.samples': { group: 'In your voice', name: 'Previous work samples' },
  'limits.unlimitedSamples': { group: 'In your voice', name: 'All sample fields at once' },
  'features.customSamples': { group: 'In your voice', name: 'Your own writing samples' },
  'features.storeProfile': { group: 'Stored for you', name: 'Stored profiles' },
  'drafts.store': { group: 'Stored for you', name: 'Saved and auto-saved drafts' },
  'drafts.versions': { group: 'Stored for you', name: 'Version history' },
} as const satisfies Record<Feature, FeatureRow>;
