/** How one protocol says an answer, as server-sent events. One is made for each answer. */
export interface Voice {
  begin(model: string, promptTokens: number): string;
  /** What only says that someone is still there; empty in a protocol that has nothing for it. */
  stillHere(): string;
  /** A piece of the text, or of what is thought before it. */
  piece(model: string, text: string, isThought: boolean): string;
  end(model: string, reason: string, usage: Used): string;
  /** That it will not answer, in the field that is there for it, to the end. */
  declined(model: string, usage: Used): string;
  /** That it cannot go on, after it had begun with 200. */
  broke(model: string, status: number): string;
}

export interface Used {
  readonly input: number;
  readonly output: number;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const SORRY = 'I’m sorry, but I can’t help with that request.';

/** OpenAI's, with thoughts in one of the two fields that servers of its protocol have for them. */
export function openAiVoice(thoughts: 'reasoning_content' | 'reasoning'): Voice {
  const chunk = (model: string, choices: unknown[], more: object = {}) =>
    data({
      id: 'chatcmpl-stand-in',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices,
      usage: null,
      ...more,
    });
  const delta = (model: string, fields: object) => chunk(model, [{ index: 0, delta: fields, finish_reason: null }]);
  const end: Voice['end'] = (model, reason, { input, output }) =>
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
        error: { code: status, message: 'Provider disconnected unexpectedly', metadata: { provider_name: 'Stand-in' } },
      }),
  };
}
