import type { HiddenText } from '#shared/proposals/masking.ts';
import { maskFor } from './masking/mask-for.ts';
import { type ModelTask, type Prompt, promptFor } from './prompt.ts';

/** The content of a request to the model. */
export interface Preview extends Prompt {
  readonly hidden: readonly HiddenText[];
}

// A real one is random for each request.
const NO_KEY = '0'.repeat(24);

/** Built by the same code as the real prompt, with everything but the random key; nothing is sent. */
export function previewFor(task: ModelTask): Preview {
  const mask = maskFor(task);
  const prompt = promptFor(task, { key: NO_KEY, mask });
  return { ...prompt, hidden: mask.hidden };
}
