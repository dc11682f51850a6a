import { expect } from 'vitest';
import { z } from 'zod';
import { DECLINES, GARBAGE } from './llm.ts';
import { type LlmApp, type LlmAppOptions, PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from './llm-app.ts';

const PATH = '/api/generate-proposal';
export const WRITTEN = 'What breaks first here is the part that nobody tries before it goes live.';
export const PROTOCOLS = ['openai', 'anthropic', 'google'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export function startFor(protocol: Protocol, options: LlmAppOptions = {}): Promise<LlmApp> {
  if (protocol === 'openai') return startProLlmApp({ ...options, env: { ...PRICES, ...options.env } });
  const env = { ...PRICES, LLM_PROVIDER: protocol, ...options.env };
  return startProLlmApp({ ...options, env, urlOfLlm: protocol });
}

const warnings = z.array(z.object({ code: z.string(), message: z.string() }));

/** What a person with Pro gets while the model plays `mode`. */
export async function gets(app: LlmApp, mode: Record<string, unknown>) {
  const before = app.llm.requests().length;
  app.llm.play(mode);
  const { status, body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON });
  expect(status, text).toBe(200);
  const { engine, fallback, plainText, usage } = body;
  // Whatever the model does, the client's word is first, alone, and the other one in the text.
  expect(plainText).toMatch(/^Oolong\n\n[\s\S]*kettle/);
  const said = warnings.parse(body.warnings).find(({ code }) => code === 'writer_fallback')?.message ?? '';
  return { engine, fallback, said, usage, text: String(plainText), requests: app.llm.requests().slice(before) };
}

const WHOLE = 'so our built-in writer wrote this proposal. “Regenerate” asks the language model again.';
const HALF = 'The language model stopped half-way, so our built-in writer wrote';
const CHECKED = 'What the language model wrote for the opening did not pass our checks';
const BROKEN = `The language model sent nothing that could be used, ${WHOLE}`;
const BUSY = `The language model has too much to do right now, ${WHOLE}`;
const AWAY = `The language model could not be reached, ${WHOLE}`;
const TOO_LONG =
  'The post and your own words are too long for the language model, so our built-in writer wrote this proposal.';
const UNPAID = 'The language model of this site cannot be used right now, so our built-in writer wrote this proposal.';
const REFUSED = `The language model declined to write about this job, ${WHOLE}`;
export const SLOW = `The language model took too long, ${WHOLE}`;

const NOW = { retryAfterSeconds: 0 };

export type Way = readonly [
  what: string,
  mode: Record<string, unknown>,
  engine: string,
  said: string,
  requests: number,
];

/** The behaviour, its mode, who wrote the result, the message to the user, and the number of requests. */
export const WAYS: readonly Way[] = [
  ['leaves out the words the client asked for', { mode: 'good' }, 'llm', '', 1],
  ['breaks off in the middle', { mode: 'cut', sections: 2 }, 'llm', HALF, 2],
  ['says in the middle that it cannot go on', { mode: 'breaks', status: 502, sections: 2 }, 'llm', HALF, 2],
  ['says at once that it cannot go on', { mode: 'breaks', status: 502, sections: 0 }, 'composer', BROKEN, 1],
  ['says at once that it has too much to do', { mode: 'breaks', status: 529, sections: 0 }, 'composer', BUSY, 1],
  ['breaks off at once', { mode: 'cut', sections: 0 }, 'composer', BROKEN, 1],
  ['sends garbage', GARBAGE, 'composer', BROKEN, 1],
  ['sends a page', { mode: 'html' }, 'composer', BROKEN, 1],
  ['says in its own field that it declines', { mode: 'declines' }, 'composer', REFUSED, 1],
  ['is kept from it by a filter behind it', { mode: 'filter' }, 'composer', REFUSED, 1],
  ['is kept from it by a filter before it', { mode: 'good', refuses: ['content'] }, 'composer', REFUSED, 1],
  ['has no room for that', { mode: 'good', refuses: ['everything'] }, 'composer', TOO_LONG, 1],
  ['has too much to do', { mode: 'rate-limit', ...NOW }, 'composer', BUSY, 3],
];
/** What no protocol has a part in. */
export const WAYS_OF_ALL: readonly Way[] = [
  ['invents experience once', { mode: 'invents', times: 1 }, 'llm', '', 2],
  ['invents experience', { mode: 'invents' }, 'llm', CHECKED, 2],
  ['says in words that it declines', DECLINES, 'composer', REFUSED, 1],
  ['is to be asked again in an hour', { mode: 'rate-limit', retryAfterSeconds: 3_600 }, 'composer', BUSY, 1],
  ['fails', { mode: 'status', status: 500, ...NOW }, 'composer', AWAY, 3],
  ['redirects to another server', { mode: 'status', status: 302, ...NOW }, 'composer', AWAY, 3],
  ['is out of credit', { mode: 'no-credit', ...NOW }, 'composer', UNPAID, 1],
];

/** What is said of each failure, and by whom the letter is then. */
export async function expectFailures(app: LlmApp, ways: readonly Way[]): Promise<void> {
  for (const [what, mode, engine, said, requests] of ways) {
    const got = await gets(app, mode);
    expect(got, what).toMatchObject({ engine, fallback: said !== '' });
    expect(got.requests, what).toHaveLength(requests);
    expect(got.said, what).toContain(said);
    expect(got.text, what).not.toMatch(/forty shops|solstice/);
    if (engine === 'llm') expect(got.text, what).toContain(WRITTEN);
  }
}
