/** One protocol's answer, as server-sent events. One is created for each answer. */
export interface StreamFormat {
  begin(model: string, promptTokens: number): string;
  /** A keep-alive; empty in a protocol without one. */
  stillHere(): string;
  /** A piece of the text, or of the reasoning. */
  piece(model: string, text: string, isThought: boolean): string;
  end(model: string, reason: string, usage: Used): string;
  /** A refusal in the protocol's field for it, to the end. */
  declined(model: string, usage: Used): string;
  /** An error after a start with 200. */
  broke(model: string, status: number): string;
}

export interface Used {
  readonly input: number;
  readonly output: number;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const SORRY = 'I’m sorry, but I can’t help with that request.';

/** OpenAI's, with reasoning in one of the two fields that servers of its protocol use. */
export function openAiStream(thoughts: 'reasoning_content' | 'reasoning'): StreamFormat {
  const chunk = (model: string, choices: unknown[], more: object = {}) =>
    data({
      id: 'chatcmpl-emulator',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices,
      usage: null,
      ...more,
    });
  const delta = (model: string, fields: object) => chunk(model, [{ index: 0, delta: fields, finish_reason: null }]);
  const end: StreamFormat['end'] = (model, reason, { input, output }) =>
    chunk(model, [{ index: 0, delta: {}, finish_reason: reason }]) +
    chunk(model, [], { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }) +
    'data: [DONE]\n\n';
  return {
    begin: (model) => delta(model, { role: 'assistant', content: '', refusal: null }),
    stillHere: () => ': OPENROUTER PROCESSING\n\n',
    piece: (model, text, isThought) =>
      delta(model, isThought ? { role: 'assistant', content: '', [thoughts]: text } : { content: text }),
    end,
    declined: (model, usage) => delta(model, { content: null, refusal: SORRY }) + end(model, 'stop', usage),
    broke: (model, status) =>
      chunk(model, [{ index: 0, delta: { content: '' }, finish_reason: 'error' }], {
        error: { code: status, message: 'Provider disconnected unexpectedly', metadata: { provider_name: 'Emulator' } },
      }),
  };
}
