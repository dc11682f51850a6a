import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Playing } from './modes.ts';
import type { Section } from './writing.ts';

export interface Stream {
  readonly response: ServerResponse;
  readonly model: string;
  readonly playing: Playing;
  readonly promptChars: number;
  /** Resolves when another mode is set. */
  readonly changed: () => Promise<void>;
}

/** A token has about four letters. */
const CHARS_IN_TOKEN = 4;

/** The answer as server-sent events, in pieces, to the end or as far as the mode goes. */
export async function streamSections(own: Stream, sections: readonly Section[]): Promise<void> {
  const { playing } = own;
  const pieces = sections.map((section, index) => `${index === 0 ? '{"sections":[' : ','}${JSON.stringify(section)}`);
  const stopsEarly = ['cut', 'reset', 'hang-midway'].includes(playing.mode);
  if (!stopsEarly) return streamText(own, `${pieces.join('')}]}`);
  const next = pieces[playing.sections] ?? '';
  begin(own);
  await sendTokens(own, pieces.slice(0, playing.sections).join('') + next.slice(0, next.length / 2));
  if (playing.mode === 'hang-midway') await own.changed();
  // What was sent arrives before the end does; a connection that is destroyed may take it along.
  if (playing.mode !== 'cut') return void own.response.socket?.end();
  end(own, 'length', 100);
}

/** Any text as the answer. */
export async function streamText(own: Stream, text: string, reason = 'stop'): Promise<void> {
  begin(own);
  await sendTokens(own, text);
  if (own.playing.mode === 'no-done') return void own.response.end();
  end(own, reason, text.length);
}

function begin(own: Stream): void {
  own.response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  send(own, [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
}

async function sendTokens(own: Stream, text: string): Promise<void> {
  const { tokensPerSecond } = own.playing;
  const size = tokensPerSecond > 0 ? CHARS_IN_TOKEN : 40;
  const letters = Array.from(text);
  for (let at = 0; at < letters.length && !own.response.destroyed; at += size) {
    const content = letters.slice(at, at + size).join('');
    send(own, [{ index: 0, delta: { content }, finish_reason: null }]);
    // Another mode ends a slow one too, so that nothing waits for it.
    if (tokensPerSecond > 0) await Promise.race([wait(1000 / tokensPerSecond), own.changed()]);
  }
}

function end(own: Stream, reason: string, chars: number): void {
  const usage = {
    prompt_tokens: Math.ceil(own.promptChars / CHARS_IN_TOKEN),
    completion_tokens: Math.ceil(chars / CHARS_IN_TOKEN),
    total_tokens: Math.ceil((own.promptChars + chars) / CHARS_IN_TOKEN),
  };
  send(own, [{ index: 0, delta: {}, finish_reason: reason }]);
  send(own, [], { usage });
  own.response.end('data: [DONE]\n\n');
}

function send({ response, model }: Stream, choices: unknown[], more: object = {}): void {
  const chunk = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1, model, choices, ...more };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
