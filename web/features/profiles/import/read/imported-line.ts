import { type ProfileFact, withFacts } from '#shared/profiles/facts.ts';
import { hasContactData } from './contact-data.ts';
import { FileRefused, MAX_LINES } from './refusals.ts';

/** A line of the preview. */
export interface ImportedLine extends ProfileFact {
  /** Whether it is ticked at first: true for what proposals can use as it is. */
  readonly isTicked: boolean;
  /** It says how to reach the person, which bidding platforms forbid: it is ticked by hand alone. */
  readonly isContact?: boolean;
}

/** Each line once, and no more than a preview can show. @throws FileRefused nothing_found */
export function forPreview(lines: readonly ImportedLine[]): ImportedLine[] {
  const unique = withFacts([], lines).slice(0, MAX_LINES);
  if (unique.length === 0) throw new FileRefused('nothing_found');
  return unique.map((line) => (hasContactData(line.text) ? { ...line, isTicked: false, isContact: true } : line));
}
