import type { HiddenText } from '#shared/proposals/masking.ts';
import { maskFor } from './masking/mask-for.ts';
import { type ModelTask, type Prompt, promptFor } from './prompt.ts';

/** What a request to the model would carry. */
export interface Preview extends Prompt {
  readonly hidden: readonly HiddenText[];
}

// A real one is drawn at random when it is asked.
const NO_KEY = '0'.repeat(24);

/** Made by what makes the prompt itself, with everything in it but the random key; nothing is sent. */
export function previewFor(task: ModelTask): Preview {
  const mask = maskFor(task);
  const prompt = promptFor(task, { key: NO_KEY, mask });
  return { ...prompt, hidden: mask.hidden };
}
