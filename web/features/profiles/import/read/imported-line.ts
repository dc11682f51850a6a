import { type ProfileFact, withFacts } from '#shared/profiles/facts.ts';
import { FileRefused, MAX_LINES } from './refusals.ts';

/** A line of the preview. */
export interface ImportedLine extends ProfileFact {
  /** Whether it is ticked at first: true for what letters can use as it is. */
  readonly isTicked: boolean;
}

/** Each line once, and no more than a preview can show. @throws FileRefused nothing_found */
export function forPreview(lines: readonly ImportedLine[]): ImportedLine[] {
  const unique = withFacts([], lines).slice(0, MAX_LINES);
  if (unique.length === 0) throw new FileRefused('nothing_found');
  return unique;
}
