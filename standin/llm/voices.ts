/** How one protocol says an answer, as server-sent events. */
export interface Voice {
  begin(model: string): string;
  /** A piece of the text, or of what is thought before it. */
  piece(model: string, text: string, isThought: boolean): string;
  end(model: string, reason: string, usage: Used): string;
}

export interface Used {
  readonly input: number;
  readonly output: number;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

/** OpenAI's, with thoughts in the field that most servers of its protocol have for them. */
export function openAiVoice(): Voice {
  const chunk = (model: string, choices: unknown[], more: object = {}) =>
    data({ id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1, model, choices, ...more });
  return {
    begin: (model) => chunk(model, [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
    piece: (model, text, isThought) =>
      chunk(model, [{ index: 0, delta: { [isThought ? 'reasoning_content' : 'content']: text }, finish_reason: null }]),
    end: (model, reason, { input, output }) =>
      chunk(model, [{ index: 0, delta: {}, finish_reason: reason }]) +
      chunk(model, [], {
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }) +
      'data: [DONE]\n\n',
  };
}

/** Anthropic's; in a tool's input where one is asked for, which is how a form is asked for there. */
export function anthropicVoice(tool: string): Voice {
  return {
    begin: (model) =>
      event({
        type: 'message_start',
        ...{
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model,
            content: [],
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
      }) +
      event({
        type: 'content_block_start',
        ...{
          index: 0,
          content_block: tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} } : { type: 'text', text: '' },
        },
      }),
    piece: (_, text) =>
      event({
        type: 'content_block_delta',
        ...{ index: 0, delta: tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text } },
      }),
    end: (_, reason, { input, output }) =>
      event({ type: 'content_block_stop', ...{ index: 0 } }) +
      event({
        type: 'message_delta',
        ...{
          delta: { stop_reason: ENDS[reason] ?? (tool ? 'tool_use' : 'end_turn'), stop_sequence: null },
          usage: { input_tokens: input, output_tokens: output },
        },
      }) +
      event({ type: 'message_stop' }),
  };
}

const ENDS: Readonly<Record<string, string>> = { length: 'max_tokens', content_filter: 'refusal' };

/** Google's, which has no mark of the end. */
export const googleVoice: Voice = {
  begin: () => '',
  piece: (_, text, thought) => data({ candidates: [{ content: { role: 'model', parts: [{ text, thought }] } }] }),
  end: (_, reason, { input, output }) =>
    data({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: GOOGLE_ENDS[reason] ?? 'STOP' }],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
    }),
};

const GOOGLE_ENDS: Readonly<Record<string, string>> = { length: 'MAX_TOKENS', content_filter: 'SAFETY' };
