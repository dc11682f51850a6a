import type { Block } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Style } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { sentencesOf, wordsOf } from '#shared/proposals/verify/words.ts';
import { flesch } from './readability.ts';
import type { Voice } from './voice.ts';

/** Words of a proposal, least and most. Source: design 'What makes a proposal win'. */
export const LENGTHS: Record<Style, readonly [number, number]> = {
  standard: [120, 280],
  smart_question: [120, 280],
  problem_solving: [120, 280],
  detailed: [120, 450],
  concise: [80, 140],
};
/** Each question, ask or puzzle of the client may add this many. */
export const WORDS_PER_ANSWER = 30;
/** Sentences that differ by so little on average read alike. */
const NEAR_WORDS = 3;
const EASE = { hard: 50, easy: 80, aim: 70 } as const;

export function longestFor(style: Style, { questions, asks, puzzles }: JobBrief): number {
  return LENGTHS[style][1] + WORDS_PER_ANSWER * (questions.length + asks.length + puzzles.length);
}

export function wordsIn(blocks: readonly Block[]): number {
  return wordsOf(bodyOf(blocks)).length;
}

/**
 * How far a text is from reading well, 0 when it lies in the range that clients read with ease, in sentences as long as the
 * user's own. What one cannot read weighs more than what does not sound like its writer.
 */
export function strain(blocks: readonly Block[], { sentenceWords }: Voice): number {
  const prose = proseOf(bodyOf(blocks));
  const ease = flesch(prose);
  const unlike = sentenceWords === null ? 0 : Math.abs(prose.flatMap(wordsOf).length / prose.length - sentenceWords);
  return (ease >= EASE.hard && ease <= EASE.easy ? 0 : Math.abs(ease - EASE.aim)) + Math.max(0, unlike - NEAR_WORDS);
}

/** The sentences of a text; labels and single words are none. */
export function proseOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 3);
}

function bodyOf(blocks: readonly Block[]): string {
  return blocksToPlain(blocks.filter((block) => block.part !== 'opener' && block.type !== 'heading'));
}
