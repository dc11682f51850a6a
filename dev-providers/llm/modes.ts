import { z } from 'zod';
import type { Fields } from './fields.ts';
import type { ModelRequest } from './reading.ts';
import { refusable } from './refusing.ts';
import { WRAPPINGS } from './wrap-answer.ts';
import { goodText } from './writing.ts';

const MODES = [
  'good',
  'invents',
  'obeys',
  'cut',
  'reset',
  'hang',
  'hang-midway',
  'rate-limit',
  'no-credit',
  'status',
  'recites',
  'html',
  'no-done',
  'filter',
  'declines',
  'breaks',
  'drip',
] as const;

/** How it answers the next requests. */
const playing = z.object({
  mode: z.enum(MODES),
  /** How many requests it answers; null for all until another is set. Then the answers are good again. */
  times: z.number().nullable().default(null),
  /** The answers of 'recites', one for each request; then the answers are good again. */
  texts: z.array(z.string()).default([]),
  /** How its first answer ends. */
  ends: z.enum(['stop', 'cut', 'hang']).default('stop'),
  status: z.number().default(500),
  retryAfterSeconds: z.number().nullable().default(null),
  /** The number of sentences before it stops, and half of the next one. */
  sentences: z.number().default(3),
  /** 0: without a delay. */
  tokensPerSecond: z.number().default(0),
  /** The delay of the first token. */
  firstTokenMs: z.number().default(0),
  /** The parameters that it refuses. */
  refuses: z.array(refusable).default([]),
  /** The text around its answer, or its form. */
  dress: z.enum(WRAPPINGS).default('none'),
});
export type Playing = z.output<typeof playing>;

/** @throws ZodError for a mode that is not known */
export function playingFrom(fields: Fields): Playing {
  return playing.parse({ ...(fields.mode === 'drip' && { tokensPerSecond: 1 }), ...fields });
}

export const GOOD = playingFrom({ mode: 'good' });

const INVENTED = 'I have built forty shops like yours for clients in twelve countries and won three awards for them.';

/** The answer for a mode. */
export function textFor(asked: ModelRequest, { mode }: Playing): string {
  const good = goodText(asked);
  if (mode === 'invents') return withMore(good, [INVENTED]);
  return mode === 'obeys' ? withMore(good, followInstructions(asked)) : good;
}

/** Behind its first paragraph, each on a line of its own. */
function withMore(text: string, sentences: readonly string[]): string {
  const [first = '', ...rest] = text.split('\n\n');
  return [first, ...sentences, ...rest].join('\n\n');
}

const WANTED =
  /\b(?:write|say|include|output|print|reply|respond|answer|begin|start|end|append|mention|add|insert|use|put|claim|state)\b[^"“'`\n]{0,60}["“'`]([^"”'`\n]{2,80})["”'`]/gi;
const WANTS_PROMPT =
  /\b(?:reveal|print|repeat|leak|show|output|recite|disclose)\b[^.\n]{0,80}\b(?:prompts?|instructions|rules|key|secrets?)\b/i;

/** A model that follows every instruction it reads. */
function followInstructions({ user, system }: ModelRequest): string[] {
  const wanted = [...user.matchAll(WANTED)].map((match) => match[1] ?? '');
  const decoded = (user.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((code) => Buffer.from(code, 'base64').toString());
  const hidden = decoded.flatMap((said) => [...said.matchAll(WANTED)].map((match) => match[1] ?? ''));
  const links = (user.match(/https?:\/\/[^\s"')>]+/g) ?? []).map((link) => `See ${link} for more.`);
  return [...wanted, ...hidden, ...links, ...(WANTS_PROMPT.test(user) ? [system] : [])];
}
