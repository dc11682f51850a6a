import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';

/**
 * Whether a proposal takes the credit that was reserved for it: a Pro tone or style, Pro inputs sent to a language model, or a
 * sentence of the built-in writer's that is the user's own. Typed lines are free. Source: docs/spec/proposal.md#charged.
 */
export function isCharged(
  input: Pick<GenerateInput, 'tone' | 'style'>,
  { engine, sentences }: Pick<GenerateAnswer, 'engine' | 'sentences'>,
): boolean {
  const isProOption = input.tone !== FREE_TONE || input.style !== FREE_STYLE;
  // A reservation holds a credit only where something Pro was asked for: then a model got it.
  return isProOption || engine === 'llm' || sentences.some(({ source }) => source === 'fact');
}
