/** The tokens of one proposal, over all its requests. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Dollars for a million tokens, which are micro-dollars for one. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** The longest requested answer. */
export const MAX_OUTPUT_TOKENS = 3_000;
// English has about four characters to a token; other scripts have fewer, so this errs on the safe side.
const CHARS_IN_TOKEN = 3;

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

export function tokensIn(chars: number): number {
  return Math.ceil(chars / CHARS_IN_TOKEN);
}

export function sumOf(a: Usage, b: Usage): Usage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** In micro-dollars, rounded up: a proposal that costs anything never counts as free. */
export function microsFor({ inputTokens, outputTokens }: Usage, prices: Prices | undefined): number {
  return prices ? Math.ceil(inputTokens * prices.input + outputTokens * prices.output) : 0;
}
