import type { Fact } from '../blocks.ts';
import { claimsIn } from './claims.ts';

/** Invented (hallucinated) claims: sentences about the writer's past or abilities that no fact of the user supports. */
export function unsupportedClaims(text: string, facts: readonly Fact[]): string[] {
  return claimsIn(text, facts).flatMap(({ sentence, factId }) => (factId === null ? [sentence] : []));
}
