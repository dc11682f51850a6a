import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { generateAnswer, generateInput } from './contract.ts';
import { MAX_PASTED_CHARS } from './limits.ts';
import { MASKED_KINDS } from './masking.ts';

/** How the prompt for the user's own assistant begins. A paste that holds it is the prompt and no answer to it. */
export const PROMPT_START = 'Please write a proposal for a freelance job. The rules, the task and the post follow.';
/** And how it ends: what is behind it in a paste of a whole chat is the answer. */
export const PROMPT_END = 'Now write the letter, and nothing but the letter.';
/** What the user reads when they paste the prompt, wherever that is noticed. */
export const PROMPT_PASTED =
  'This is the prompt, not the answer to it. Send it to your assistant, then paste what it answers.';

/** The task that a language model would get, as one text to paste into any chat. Sends and stores nothing. */
export const writeAssistantPrompt = defineEndpoint({
  id: 'writeAssistantPrompt',
  method: 'POST',
  path: '/api/assistant-prompt',
  summary: 'The task of a proposal as one prompt, for a chat that the user has elsewhere',
  input: generateInput,
  output: z.object({
    prompt: z.string().min(1),
    /** The original text and its replacement. */
    hidden: z.array(z.object({ kind: z.enum(MASKED_KINDS), text: z.string(), placeholder: z.string() })),
  }),
  errors: ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD'],
});

/**
 * Who wrote a text that is to be checked: the user's assistant or the browser's own model, whose words around the letter are left
 * out, or the user.
 */
export const PASTED_FROM = ['assistant', 'device', 'self'] as const;
export type PastedFrom = (typeof PASTED_FROM)[number];

export const pastedInput = z.object({
  ...generateInput.shape,
  text: textField('The pasted text', MAX_PASTED_CHARS).refine(
    (text) => !isBlank(text),
    'There is nothing here yet. Paste the text first.',
  ),
  from: z.enum(PASTED_FROM).default('assistant'),
  /** The user says that it is for this job, although it shares hardly a word with the post. */
  isForThisJob: z.boolean().default(false),
});
export type PastedInput = z.infer<typeof pastedInput>;

/** Takes nothing of the plan: it costs the operator nothing. */
export const checkPastedProposal = defineEndpoint({
  id: 'checkPastedProposal',
  method: 'POST',
  path: '/api/pasted-proposal',
  summary: 'Make a proposal of a text written elsewhere, checked against the post like any other, and keep it',
  headers: ['Idempotency-Key'],
  input: pastedInput,
  output: generateAnswer,
  errors: ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD', 'OTHER_JOB'],
});
