import type { Tone } from './options.ts';

/** What the examples fill in; all else in them are words of the built-in writer. */
export const EXAMPLE_STEP = 'a test of the checkout on a phone';

/** How a letter of each tone sounds, for a client without a name. */
export const TONE_OPENINGS: Readonly<Record<Tone, string>> = {
  professional: `I would start with ${EXAMPLE_STEP}.`,
  friendly: `Hi, I’d be glad to start with ${EXAMPLE_STEP}.`,
  casual: `Hey, first up: ${EXAMPLE_STEP}.`,
  conversational: `Where would I start? With ${EXAMPLE_STEP}.`,
  enthusiastic: `I’d jump right in with ${EXAMPLE_STEP}!`,
  formal: `Good day, as a first step, I would propose ${EXAMPLE_STEP}.`,
};
