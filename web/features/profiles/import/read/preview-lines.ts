import { withFacts } from '#shared/profiles/facts.ts';
import type { ImportedLine } from './imported-line.ts';
import { FileRefused, MAX_LINES } from './refusals.ts';

/** Each line once, and no more than a preview can show. @throws FileRefused nothing_found */
export function forPreview(lines: readonly ImportedLine[]): ImportedLine[] {
  const unique = withFacts([], lines).slice(0, MAX_LINES);
  if (unique.length === 0) throw new FileRefused('nothing_found');
  return unique;
}
