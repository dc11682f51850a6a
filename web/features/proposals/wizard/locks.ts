import { STYLES, type Style, TONES, type Tone } from '#shared/proposals/options.ts';
import type { May } from '../generation/generate-request.ts';

/** What of the wizard can be seen but not used. */
export interface Locks {
  readonly tones: readonly Tone[];
  readonly styles: readonly Style[];
  /** Step 2, the choice of stored profiles on it included. */
  readonly skillsCard: boolean;
  /** Step 3. */
  readonly samplesCard: boolean;
}

/**
 * The locks for a person with `may`. The skills card opens with Pro or a credit, not with `section.skills`: without credits
 * what was typed there is still sent, but no longer changed. Sources: docs/spec/proposals.md#proposal-generator, docs/spec/decisions.md#plans.
 */
export function locksOf(may: May): Locks {
  return {
    tones: TONES.filter(({ feature }) => !may(feature)).map(({ value }) => value),
    styles: STYLES.filter(({ feature }) => !may(feature)).map(({ value }) => value),
    skillsCard: !may('features.storeProfile'),
    samplesCard: !may('section.samples'),
  };
}
