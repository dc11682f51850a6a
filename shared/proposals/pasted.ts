import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { generateInput } from './contract.ts';
import { hiddenText, leftOutText } from './hidden-words.ts';

/** How the prompt for the user's own assistant begins. A paste that holds it is the prompt and no answer to it. */
export const PROMPT_START = 'Please write a proposal for a freelance job. The rules, the task and the post follow.';
/** And how it ends: what is behind it in a paste of a whole chat is the answer. */
export const PROMPT_END = 'Now write the proposal, and nothing but the proposal.';
/** What the user reads when they paste the prompt, wherever that is noticed. */
export const PROMPT_PASTED =
  'This is the prompt, not the answer to it. Send it to your assistant, then paste what it answers.';

/** The task that a language model would get, as one text to paste into any chat. Sends and stores nothing. */
export const writeAssistantPrompt = defineEndpoint({
  id: 'writeAssistantPrompt',
  method: 'POST',
  path: '/api/assistant-prompt',
  summary: 'The task of a proposal as one prompt, for a chat that the user has elsewhere',
  input: z.object({
    ...generateInput.shape,
    /** 'short' for a model with little room, such as the browser's own. */
    form: z.enum(['full', 'short']).default('full'),
  }),
  output: z.object({
    prompt: z.string().min(1),
    /** The original text and its replacement. */
    hidden: z.array(hiddenText),
    leftOut: z.array(leftOutText),
  }),
  errors: ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD'],
});

/**
 * Who wrote a text that is to be checked: the user's assistant or the browser's own model, whose words around the proposal are
 * left out, or the user.
 */
export const PASTED_FROM = ['assistant', 'device', 'self'] as const;
export type PastedFrom = (typeof PASTED_FROM)[number];
