import { expect } from 'vitest';
import { z } from 'zod';
import { DECLINES, GARBAGE } from './llm.ts';
import { type LlmApp, type LlmAppOptions, PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from './llm-app.ts';

const PATH = '/api/generate-proposal';
export const WRITTEN = 'What breaks there is the part that nobody tries before it goes live.';
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
  const { engine, fallback, plainText, usage, isCut } = body;
  // Whatever the model does, the client's word is first, alone, and the other one in the text.
  expect(plainText).toMatch(/^Oolong\n\n[\s\S]*kettle/);
  const said = warnings.parse(body.warnings).find(({ code }) => code === 'writer_fallback')?.message ?? '';
  return { engine, fallback, isCut, said, usage, text: String(plainText), requests: app.llm.requests().slice(before) };
}

const WHOLE = 'so our built-in writer wrote this proposal. “Try again” asks the language model again.';
const BROKEN = `The language model sent nothing that could be used, ${WHOLE}`;
const BUSY = `The language model has too much to do right now, ${WHOLE}`;
const AWAY = `The language model could not be reached, ${WHOLE}`;
const TOO_LONG =
  'The post and your own words are too long for the language model, so our built-in writer wrote this proposal.';
const UNPAID = 'The language model of this site cannot be used right now, so our built-in writer wrote this proposal.';
const REFUSED = `The language model declined to write about this job, ${WHOLE}`;
export const SLOW = `The language model took too long, ${WHOLE}`;

const NOW = { retryAfterSeconds: 0 };

/** Who wrote the result: the model to its end, the model up to a cut, or else the built-in writer with these words. */
type Result = 'whole' | 'cut' | { readonly said: string };

export type Way = readonly [what: string, mode: Record<string, unknown>, result: Result, requests: number];

/** The behaviour, its mode, the result, and the number of requests. */
export const WAYS: readonly Way[] = [
  ['leaves out the words the client asked for', { mode: 'good' }, 'whole', 1],
  ['does not mark its end', { mode: 'no-done' }, 'whole', 1],
  ['breaks off in the middle', { mode: 'cut' }, 'cut', 1],
  ['is cut off in the middle', { mode: 'reset' }, 'cut', 1],
  ['says in the middle that it cannot go on', { mode: 'breaks', status: 502 }, 'cut', 1],
  ['says at once that it cannot go on', { mode: 'breaks', status: 502, sentences: 0 }, { said: BROKEN }, 2],
  ['says at once that it has too much to do', { mode: 'breaks', status: 529, sentences: 0 }, { said: BUSY }, 1],
  ['breaks off at once', { mode: 'cut', sentences: 0 }, { said: BROKEN }, 2],
  ['sends garbage once', GARBAGE, 'whole', 2],
  ['sends a page', { mode: 'html' }, { said: BROKEN }, 2],
  ['says in its own field that it declines', { mode: 'declines' }, { said: REFUSED }, 2],
  ['is kept from it by a filter behind it', { mode: 'filter' }, { said: REFUSED }, 2],
  ['is kept from it by a filter before it', { mode: 'good', refuses: ['content'] }, { said: REFUSED }, 2],
  ['has no room for that', { mode: 'good', refuses: ['everything'] }, { said: TOO_LONG }, 2],
  ['has too much to do', { mode: 'rate-limit', ...NOW }, { said: BUSY }, 3],
];
/** What no protocol has a part in. */
export const WAYS_OF_ALL: readonly Way[] = [
  ['says in words that it declines, once', DECLINES, 'whole', 2],
  ['says nothing', { mode: 'recites', texts: ['', ' \n'] }, { said: BROKEN }, 2],
  ['is to be asked again in an hour', { mode: 'rate-limit', retryAfterSeconds: 3_600 }, { said: BUSY }, 1],
  ['fails', { mode: 'status', status: 500, ...NOW }, { said: AWAY }, 3],
  ['redirects to another server', { mode: 'status', status: 302, ...NOW }, { said: AWAY }, 3],
  ['is out of credit', { mode: 'no-credit', ...NOW }, { said: UNPAID }, 1],
];

/** What is said of each failure, and by whom the text is then. */
export async function expectFailures(app: LlmApp, ways: readonly Way[]): Promise<void> {
  for (const [what, mode, result, requests] of ways) {
    const got = await gets(app, mode);
    const isByModel = typeof result === 'string';
    expect(got.requests, what).toHaveLength(requests);
    expect(got, what).toMatchObject({
      ...{ engine: isByModel ? 'llm' : 'composer', fallback: !isByModel, isCut: result === 'cut' },
      said: isByModel ? '' : result.said,
    });
    expect(got.text, what).not.toMatch(/solstice/);
    if (isByModel) expect(got.text, what).toContain(WRITTEN);
    expect(got.text.includes('Which part of this has to work first?'), what).toBe(result === 'whole');
  }
}
