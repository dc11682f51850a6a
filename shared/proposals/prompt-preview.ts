import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { generateInput } from './contract.ts';
import { hiddenText, leftOutText } from './hidden-words.ts';

/** What would be sent to a language model, and where. */
export const promptPreview = z.object({
  /** Null: the built-in writer works on the server, and nothing is sent. */
  // `provider` as people call it; null where only its address is known.
  to: z.object({ provider: z.string().nullable(), host: z.string(), model: z.string() }).nullable(),
  /** Letter for letter, but for the key that is drawn at random for each request. */
  messages: z.array(z.object({ role: z.enum(['system', 'user']), text: z.string() })),
  /** The original text and its placeholder. */
  hidden: z.array(hiddenText),
  /** What stands in the post or in the user's own texts and is not sent. */
  leftOut: z.array(leftOutText),
});
export type PromptPreviewAnswer = z.infer<typeof promptPreview>;

/** Open to everybody who may read a post: it writes, stores and sends nothing. */
export const previewPrompt = defineEndpoint({
  id: 'previewPrompt',
  method: 'POST',
  path: '/api/prompt-preview',
  summary: 'Preview the prompt for the language model without sending it',
  input: generateInput,
  output: promptPreview,
  errors: ['POST_NOT_UNDERSTOOD', 'GENERATION_FAILED'],
});
