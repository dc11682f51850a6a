import type { IncomingMessage } from 'node:http';
import type { Fields } from '../http/fields.ts';
import { listOf, textOf } from './fields.ts';
import { anthropicVoice, googleVoice, openAiVoice, type Voice } from './voices.ts';

/** One way to ask for an answer: where, with which key, and what of it is what in OpenAI's. */
export interface Protocol {
  readonly path: RegExp;
  readonly keyOf: (request: IncomingMessage) => unknown;
  /** The messages as OpenAI's protocol has them. */
  readonly messagesOf: (body: Fields) => readonly Fields[];
  readonly voiceFor: (body: Fields) => Voice;
}

const contentOf = (parts: unknown) =>
  listOf(parts)
    .map(({ text }) => textOf(text))
    .join('');

export const OPENAI: Protocol = {
  path: /^\/v1\/chat\/completions$/,
  keyOf: ({ headers }) => headers.authorization?.replace(/^Bearer /, ''),
  messagesOf: ({ messages }) => listOf(messages),
  voiceFor: () => openAiVoice(),
};

/** All of them; an address ends in the name of its protocol, but for OpenAI's. */
export const PROTOCOLS: readonly Protocol[] = [
  OPENAI,
  {
    path: /^\/anthropic\/messages$/,
    keyOf: ({ headers }) => headers['x-api-key'],
    messagesOf: ({ system, messages }) => [
      { role: 'system', content: contentOf(system) },
      ...listOf(messages).map(({ role, content }) => ({ role, content: contentOf(content) })),
    ],
    voiceFor: ({ tools }) => anthropicVoice(textOf(listOf(tools)[0]?.name)),
  },
  {
    path: /^\/google\/models\/[^/:]+:streamGenerateContent$/,
    keyOf: ({ headers }) => headers['x-goog-api-key'],
    messagesOf: ({ systemInstruction, contents }) => [
      { role: 'system', content: contentOf(listOf([systemInstruction])[0]?.parts) },
      ...listOf(contents).map(({ role, parts }) => ({ role, content: contentOf(parts) })),
    ],
    voiceFor: () => googleVoice,
  },
];
