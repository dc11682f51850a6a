import type { Fact } from '#shared/proposals/blocks.ts';
import type { Claim } from '#shared/proposals/verify.ts';

/** How a sentence about the user stands: on their own words, on their word for it now, or on nothing yet. */
export interface LedgerLine {
  readonly sentence: string;
  readonly standing: 'supported' | 'vouched' | 'unsupported';
  /** What the user entered that it rests on. */
  readonly fact: Fact | null;
}

/** Every claim of the text once, in its order. */
export function ledgerOf(claims: readonly Claim[], facts: readonly Fact[], vouched: readonly string[]): LedgerLine[] {
  const lines = claims.map(({ sentence, factId }): LedgerLine => {
    const fact = facts.find(({ id }) => id === factId) ?? null;
    if (factId !== null) return { sentence, standing: 'supported', fact };
    return { sentence, standing: vouched.includes(sentence) ? 'vouched' : 'unsupported', fact };
  });
  return [...new Map(lines.map((line) => [line.sentence, line])).values()];
}
