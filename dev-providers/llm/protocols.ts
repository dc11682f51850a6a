import type { IncomingMessage } from 'node:http';
import { type Fields, listOf, textOf } from './fields.ts';
import { anthropicStream } from './stream-anthropic.ts';
import { googleError, googleStream } from './stream-google.ts';
import { openAiStream, type StreamFormat } from './stream-openai.ts';
import type { Wrapping } from './wrap-answer.ts';

/** One protocol: its path, its key, and how a request maps to OpenAI's. */
export interface Protocol {
  readonly path: RegExp;
  /** The path of one model. */
  readonly models: RegExp;
  readonly keyOf: (request: IncomingMessage) => unknown;
  /** The messages in OpenAI's form. */
  readonly messagesOf: (body: Fields) => readonly Fields[];
  readonly voiceFor: (body: Fields, dress: Wrapping) => StreamFormat;
  /** A refused request, in its format. */
  readonly errorOf: (error: Refused) => object;
  /** Whether a header has the retry time; else the error has it. */
  readonly hasRetryHeader: boolean;
}

export interface Refused {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
}

const contentOf = (parts: unknown) =>
  listOf(parts)
    .map(({ text }) => textOf(text))
    .join('');

export const OPENAI: Protocol = {
  path: /^\/v1\/chat\/completions$/,
  models: /^\/v1\/models\/([^/]+)$/,
  keyOf: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  messagesOf: ({ messages }) => listOf(messages),
  voiceFor: (_, dress) => openAiStream(dress === 'reasons-shortly' ? 'reasoning' : 'reasoning_content'),
  errorOf: ({ type, message }) => ({ error: { message, type, param: null, code: null } }),
  hasRetryHeader: true,
};

/** All of them; an address ends in the name of its protocol, except OpenAI's. */
export const PROTOCOLS: readonly Protocol[] = [
  OPENAI,
  {
    path: /^\/anthropic\/messages$/,
    models: /^\/anthropic\/models\/([^/]+)$/,
    keyOf: ({ headers }) => headers['x-api-key'],
    messagesOf: ({ system, messages }) => [
      { role: 'system', content: contentOf(system) },
      ...listOf(messages).map(({ role, content }) => ({ role, content: contentOf(content) })),
    ],
    voiceFor: () => anthropicStream(),
    errorOf: ({ type, message }) => ({ type: 'error', error: { type, message }, request_id: 'req_1' }),
    hasRetryHeader: true,
  },
  {
    path: /^\/google\/models\/[^/:]+:streamGenerateContent$/,
    models: /^\/google\/models\/([^/:]+)$/,
    keyOf: ({ headers }) => headers['x-goog-api-key'],
    messagesOf: ({ systemInstruction, contents }) => [
      { role: 'system', content: contentOf(listOf([systemInstruction])[0]?.parts) },
      ...listOf(contents).map(({ role, parts }) => ({ role, content: contentOf(parts) })),
    ],
    voiceFor: () => googleStream(),
    errorOf: ({ status, message, retryAfterSeconds }) => ({ error: googleError(status, message, retryAfterSeconds) }),
    hasRetryHeader: false,
  },
];
