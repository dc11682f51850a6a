import type { StreamFormat } from './stream-openai.ts';

const event = (type: string, fields: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
const ENDS: Readonly<Record<string, string>> = { length: 'max_tokens', content_filter: 'refusal' };

/**
 * Anthropic's: content blocks, with reasoning before the answer. Input tokens are counted at the start, output tokens at the end.
 */
export function anthropicStream(): StreamFormat {
  let blocks = 0;
  let isThinking: boolean | undefined;
  const closeBlock = () => (isThinking === undefined ? '' : event('content_block_stop', { index: blocks - 1 }));
  const signThinking = () =>
    isThinking
      ? event('content_block_delta', { index: blocks - 1, delta: { type: 'signature_delta', signature: 'EqQB' } })
      : '';
  const openBlock = (isThought: boolean) => {
    if (isThinking === isThought) return '';
    const before = signThinking() + closeBlock();
    isThinking = isThought;
    return before + event('content_block_start', { index: blocks++, content_block: blockOf(isThought) });
  };
  const end: StreamFormat['end'] = (_, reason, { output }) =>
    signThinking() +
    closeBlock() +
    event('message_delta', {
      delta: { stop_reason: ENDS[reason] ?? 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    }) +
    event('message_stop');
  return {
    begin: (model, promptTokens) => event('message_start', { message: messageOf(model, promptTokens) }) + event('ping'),
    stillHere: () => event('ping'),
    piece: (_, text, isThought) =>
      openBlock(isThought) + event('content_block_delta', { index: blocks - 1, delta: deltaOf(text, isThought) }),
    end,
    declined: (model, usage) => end(model, 'content_filter', usage),
    broke: (_, status) =>
      event('error', { error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: 'Emulator' } }),
  };
}

function messageOf(model: string, promptTokens: number) {
  const usage = { input_tokens: promptTokens, output_tokens: 1 };
  return { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage };
}

function blockOf(isThought: boolean) {
  return isThought ? { type: 'thinking', thinking: '', signature: '' } : { type: 'text', text: '' };
}

function deltaOf(text: string, isThought: boolean) {
  return isThought ? { type: 'thinking_delta', thinking: text } : { type: 'text_delta', text };
}
