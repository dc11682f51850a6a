import type { StreamFormat } from './stream-openai.ts';

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const ENDS: Readonly<Record<string, string>> = { length: 'MAX_TOKENS', content_filter: 'SAFETY' };
/** Error names by status. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
};

/** Google's, which has no end marker; reasoning tokens are counted separately. */
export function googleStream(): StreamFormat {
  let thought = 0;
  return {
    begin: () => '',
    stillHere: () => '',
    piece: (_, text, isThought) => {
      if (isThought) thought += Math.ceil(text.length / 4);
      return data({
        candidates: [{ content: { role: 'model', parts: [{ text, ...(isThought && { thought: true }) }] } }],
      });
    },
    end: (_, reason, { input, output }) =>
      data({
        candidates: [
          { content: { role: 'model', parts: [{ text: '' }] }, finishReason: ENDS[reason] ?? 'STOP', index: 0 },
        ],
        usageMetadata: {
          promptTokenCount: input,
          candidatesTokenCount: output,
          thoughtsTokenCount: thought,
          totalTokenCount: input + output + thought,
        },
      }),
    // A blocked prompt has no candidates at all.
    declined: (_, { input }) =>
      data({
        promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
        usageMetadata: { promptTokenCount: input, totalTokenCount: input },
      }),
    broke: (_, status) => data({ error: googleError(status, 'Emulator') }),
  };
}

/** Its errors; the retry time is in the error and not in a header. */
export function googleError(status: number, message: string, retryAfterSeconds: number | null = null) {
  const type = 'type.googleapis.com/google.rpc.RetryInfo';
  const details = retryAfterSeconds === null ? [] : [{ '@type': type, retryDelay: `${retryAfterSeconds}s` }];
  return { code: status, message, status: NAMES[status] ?? 'INTERNAL', details };
}
