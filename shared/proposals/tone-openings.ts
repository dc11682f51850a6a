import type { Tone } from './options.ts';

/** How a letter of each tone sounds: words of the built-in writer for a client without a name, with '…' for what depends on the post. */
export const TONE_OPENINGS: Readonly<Record<Tone, string>> = {
  professional: 'I would … After that: …',
  friendly: 'Hi, … I’d … One question: …',
  casual: 'Hey, … Here’s where I’d begin. …',
  conversational: 'Where would I begin? … I’d …',
  enthusiastic: 'Here is where I would dig in. … I’d …',
  formal: 'I would … May I ask one question? …',
};
