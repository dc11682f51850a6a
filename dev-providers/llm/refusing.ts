import { z } from 'zod';
import type { Fields } from './fields.ts';

/** What servers of OpenAI's protocol refuse, and their error texts. */
const REFUSALS = {
  stream_options: {
    status: 422,
    isMet: (body: Fields) => body.stream_options !== undefined,
    says: '[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]',
  },
  max_tokens: {
    status: 400,
    isMet: (body: Fields) => body.max_tokens !== undefined,
    says: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  },
  reasoning_effort: {
    status: 400,
    isMet: (body: Fields) => body.reasoning_effort !== undefined,
    says: "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
  },
  everything: {
    status: 400,
    isMet: () => true,
    says: 'The request (9000 tokens) exceeds the available context size (8192 tokens), try increasing it.',
    type: 'exceed_context_size_error',
  },
  content: {
    status: 400,
    isMet: () => true,
    says: 'The response was filtered due to the prompt triggering the content management policy.',
    type: 'content_filter',
  },
  flagged: { status: 403, isMet: () => true, says: 'Your input was flagged.', type: 'moderation_error' },
} as const;

type Refusable = keyof typeof REFUSALS;

export const refusable = z.custom<Refusable>((name) => typeof name === 'string' && name in REFUSALS);

/** The first of these that the request meets. */
export function refusalOf(
  body: Fields,
  refuses: readonly Refusable[],
): { status: number; says: string; type: string } | undefined {
  const refusal = refuses.map((name) => REFUSALS[name]).find(({ isMet }) => isMet(body));
  return refusal && { type: 'invalid_request_error', ...refusal };
}
