import type { Tone } from './options.ts';

/** What the examples say of a job; all else in them are words of the built-in writer. */
export const EXAMPLE_STEP = 'test the checkout on a phone.';

/** How a letter of each tone sounds, for a client without a name. */
export const TONE_OPENINGS: Readonly<Record<Tone, string>> = {
  professional: `I would ${EXAMPLE_STEP} After that: …`,
  friendly: `I’d ${EXAMPLE_STEP} One question: …`,
  casual: `Here’s where I’d begin. I’d ${EXAMPLE_STEP}`,
  conversational: `Where would I begin? I’d ${EXAMPLE_STEP}`,
  enthusiastic: `Here is where I would dig in. I’d ${EXAMPLE_STEP}`,
  formal: `I would ${EXAMPLE_STEP} May I ask one question?`,
};
