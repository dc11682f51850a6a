import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Playing } from './modes.ts';
import type { StreamFormat } from './stream-openai.ts';
import { readReasoning, wrapAnswer } from './wrap-answer.ts';

export interface Stream {
  readonly response: ServerResponse;
  readonly model: string;
  readonly voice: StreamFormat;
  readonly playing: Playing;
  readonly promptChars: number;
  /** Resolves when another mode is set. */
  readonly nextChange: () => Promise<void>;
}

/** A token has about four letters. */
const CHARS_IN_TOKEN = 4;

/** The answer as server-sent events, in pieces, complete or cut as the mode says. */
export async function streamAnswer(own: Stream, text: string): Promise<void> {
  const { playing } = own;
  const { dress } = playing;
  if (!['cut', 'reset', 'hang-midway', 'breaks'].includes(playing.mode))
    return streamText(own, wrapAnswer(text, dress), 'stop', readReasoning(dress));
  begin(own);
  await sendTokens(own, beginningOf(text, playing.sentences));
  if (playing.mode === 'hang-midway') await own.nextChange();
  if (playing.mode === 'breaks') return void own.response.end(own.voice.broke(own.model, playing.status));
  // What was sent arrives before the end does; destroying the connection could lose it.
  if (playing.mode !== 'cut') return void own.response.socket?.end();
  end(own, 'length', 100);
}

/** So many sentences of a text, and half of the next. */
function beginningOf(text: string, sentences: number): string {
  const all = text.split(/(?<=[.!?])(?=\s)/);
  const next = all[sentences] ?? '';
  return all.slice(0, sentences).join('') + next.slice(0, next.length / 2);
}

/** Any text as the answer. */
export async function streamText(own: Stream, text: string, reason = 'stop', thought = ''): Promise<void> {
  begin(own);
  if (thought !== '') own.response.write(own.voice.piece(own.model, thought, true));
  await sendTokens(own, text);
  if (own.playing.mode === 'no-done') return void own.response.end();
  end(own, reason, text.length);
}

/** A text, and nothing more until `until`. */
export async function streamUntil(own: Stream, text: string, until: Promise<void>): Promise<void> {
  begin(own);
  await sendTokens(own, text);
  await until;
  own.response.socket?.end();
}

/** A refusal in its protocol. */
export function streamDeclined(own: Stream): void {
  begin(own);
  own.response.end(own.voice.declined(own.model, { input: promptTokens(own), output: 8 }));
}

function begin(own: Stream): void {
  own.response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  if (own.playing.dress === 'waits') own.response.write(own.voice.stillHere());
  own.response.write(own.voice.begin(own.model, promptTokens(own)));
  if (own.playing.dress === 'waits') own.response.write(own.voice.stillHere());
}

function promptTokens({ promptChars }: Stream): number {
  return Math.ceil(promptChars / CHARS_IN_TOKEN);
}

async function sendTokens(own: Stream, text: string): Promise<void> {
  const { tokensPerSecond, firstTokenMs } = own.playing;
  const size = tokensPerSecond > 0 ? CHARS_IN_TOKEN : 40;
  const letters = Array.from(text);
  // Another mode ends the wait too.
  const changed = own.nextChange();
  if (firstTokenMs > 0) await Promise.race([wait(firstTokenMs), changed]);
  for (let at = 0; at < letters.length && !own.response.destroyed; at += size) {
    own.response.write(own.voice.piece(own.model, letters.slice(at, at + size).join(''), false));
    if (tokensPerSecond > 0) await Promise.race([wait(1000 / tokensPerSecond), changed]);
  }
}

function end(own: Stream, reason: string, chars: number): void {
  const usage = { input: promptTokens(own), output: Math.ceil(chars / CHARS_IN_TOKEN) };
  own.response.end(own.voice.end(own.model, reason, usage));
}
