import type { Tone } from './options.ts';

/** How a letter of each tone sounds: words of the built-in writer, with '…' for what depends on the post. */
export const TONE_OPENINGS: Readonly<Record<Tone, string>> = {
  professional: 'Hello [client], … After that: …',
  friendly: 'Hi [client], … One question: …',
  casual: 'Hey [client], … Here’s where I’d begin.',
  conversational: 'Hi [client], … Where would I begin?',
  enthusiastic: 'Hi [client]! … Here is where I would dig in.',
  formal: 'Dear [client], … May I ask one question?',
};
