import type { ProfileFact } from '#shared/profiles/facts.ts';

/** A line of the preview. */
export interface ImportedLine extends ProfileFact {
  /** Whether it is ticked at first: true for what letters can use as it is. */
  readonly isTicked: boolean;
}
