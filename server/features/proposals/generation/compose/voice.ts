import type { Fact } from '#shared/proposals/blocks.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';

/** How the user writes, as far as their samples tell; null where they do not. */
export interface Voice {
  readonly contracts: boolean | null;
  /** Words of a sentence, on average. */
  readonly sentenceWords: number | null;
}

// Fewer sentences say more of their subject than of their writer.
const MIN_SENTENCES = 4;
const CONTRACTED = /\b(?:I|you|we|they|it|he|she|that|there|here|what|let)['’](?:m|ll|d|s|re|ve)\b|n['’]t\b/gi;
const IN_FULL =
  /\b(?:I am|I will|I would|I have|you are|we are|we will|they are|it is|that is|there is|(?:do|does|did|is|are|was|were|has|have|would|could|should|can) ?not)\b/gi;
/** Part of the places for a contraction that has one. */
const CONTRACTS_FROM = 0.4;

/** A greeting of the samples is not taken over: what a client sees in the list must be about the client. */
export function voiceOf(facts: readonly Fact[]): Voice {
  const sentences = facts.filter(({ from }) => from === 'sample').map(({ text }) => text);
  if (sentences.length < MIN_SENTENCES) return { contracts: null, sentenceWords: null };
  const text = sentences.join(' ');
  const short = text.match(CONTRACTED)?.length ?? 0;
  const full = text.match(IN_FULL)?.length ?? 0;
  return {
    contracts: short + full === 0 ? null : short / (short + full) >= CONTRACTS_FROM,
    sentenceWords: wordsOf(text).length / sentences.length,
  };
}
