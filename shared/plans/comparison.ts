import { PROMISES } from '../site/promises.ts';
import { EVERY_PROPOSAL } from './catalogue.ts';
import { FEATURE_GROUPS, FEATURES, type Feature, type FeatureGroup } from './features.ts';

/**
 * What a plan gives of one feature. 'kept': what was entered with premium proposals is still used, and cannot be changed.
 * 'weekly': the number of the setting, 'unlimited': any number.
 */
export type ComparedCell = 'yes' | 'no' | 'kept' | 'weekly' | 'unlimited';

export interface ComparedRow {
  readonly name: string;
  readonly free: ComparedCell;
  /** With a premium proposal of the trial left. */
  readonly premium: ComparedCell;
  readonly pro: ComparedCell;
}

export interface ComparedGroup {
  readonly title: FeatureGroup | 'Service';
  readonly rows: readonly ComparedRow[];
}

const everybody = (name: string): ComparedRow => ({ name, free: 'yes', premium: 'yes', pro: 'yes' });
const onlyPro = (name: string): ComparedRow => ({ name, free: 'no', premium: 'no', pro: 'yes' });

/** Entries outside the entitlement table. Sources: docs/spec/accounts.md §1, docs/spec/proposals.md §1. */
const WRITING = [EVERY_PROPOSAL, PROMISES.headings.words, 'Your own AI, or none', 'Editing and copying'].map(everybody);
const SERVICE = ['Priority generation', 'Priority support'].map(onlyPro);

/** Free, trial and Pro side by side: every feature, as `access` decides it, and the other contents of a plan. */
export function comparePlans(): readonly ComparedGroup[] {
  const groups = FEATURE_GROUPS.map((title) => ({
    title,
    rows: [...rowsOf(title), ...(title === 'Writing' ? WRITING : [])],
  }));
  return [...groups, { title: 'Service', rows: SERVICE }];
}

/** 'Your own writing samples' says it. */
const SAID_BY_ANOTHER: Feature = 'limits.unlimitedSamples';

function rowsOf(group: FeatureGroup): ComparedRow[] {
  const features = Object.keys(FEATURES) as Feature[]; // keys of a const object, read as its own key type
  return features.filter((feature) => FEATURES[feature].group === group && feature !== SAID_BY_ANOTHER).map(rowOf);
}

function rowOf(feature: Feature): ComparedRow {
  const { name, audience } = FEATURES[feature];
  if (feature === 'limits.unlimitedProposals') return { name, free: 'weekly', premium: 'weekly', pro: 'unlimited' };
  const free = { everybody: 'yes', kept: 'kept', credits: 'no', pro: 'no' } as const;
  return { name, free: free[audience], premium: audience === 'pro' ? 'no' : 'yes', pro: 'yes' };
}
