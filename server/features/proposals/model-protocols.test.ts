import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DECLINES, GARBAGE } from '../../testing/llm.ts';
import { type LlmApp, type LlmAppOptions, PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';

const PATH = '/api/generate-proposal';
const WRITTEN = 'What breaks first here is the part that nobody tries before it goes live.';
const PROTOCOLS = ['openai', 'anthropic', 'google'] as const;
type Protocol = (typeof PROTOCOLS)[number];

function startFor(protocol: Protocol, options: LlmAppOptions = {}): Promise<LlmApp> {
  if (protocol === 'openai') return startProLlmApp({ ...options, env: { ...PRICES, ...options.env } });
  const env = { ...PRICES, LLM_PROVIDER: protocol, ...options.env };
  return startProLlmApp({ ...options, env, urlOfLlm: protocol });
}

const usages = z.object({ inputTokens: z.int(), outputTokens: z.int() });
const warnings = z.array(z.object({ code: z.string(), message: z.string() }));

/** What a person with Pro gets while the model plays `mode`. */
async function gets(app: LlmApp, mode: Record<string, unknown>) {
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
const SLOW = `The language model took too long, ${WHOLE}`;

const NOW = { retryAfterSeconds: 0 };

type Way = readonly [what: string, mode: Record<string, unknown>, engine: string, said: string, requests: number];

/** The behaviour, its mode, who wrote the result, the message to the user, and the number of requests. */
const WAYS: readonly Way[] = [
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
const WAYS_OF_ALL: readonly Way[] = [
  ['invents experience once', { mode: 'invents', times: 1 }, 'llm', '', 2],
  ['invents experience', { mode: 'invents' }, 'llm', CHECKED, 2],
  ['says in words that it declines', DECLINES, 'composer', REFUSED, 1],
  ['is to be asked again in an hour', { mode: 'rate-limit', retryAfterSeconds: 3_600 }, 'composer', BUSY, 1],
  ['fails', { mode: 'status', status: 500, ...NOW }, 'composer', AWAY, 3],
  ['is out of credit', { mode: 'no-credit', ...NOW }, 'composer', UNPAID, 1],
];

describe.each(PROTOCOLS)('a model with the protocol of %s', (protocol) => {
  it('writes, reasons and waits, is paid for by its own count, and gets two messages and no more', async () => {
    const app = await startFor(protocol);
    const got = await gets(app, { mode: 'good' });
    expect(got).toMatchObject({ engine: 'llm', fallback: false, said: '', requests: [expect.anything()] });
    expect(got.text).toContain(WRITTEN);
    const [request] = got.requests;
    const keys = {
      openai: ['max_tokens', 'messages', 'model', 'response_format', 'stream', 'stream_options'],
      anthropic: ['max_tokens', 'messages', 'model', 'stream', 'system', 'tool_choice', 'tools'],
      google: ['contents', 'generationConfig', 'systemInstruction'],
    };
    expect(Object.keys(request ?? {}).sort()).toEqual(keys[protocol]);
    expect(JSON.stringify(request)).toContain('3000');
    const used = usages.parse(got.usage);
    expect(used.inputTokens).toBeGreaterThan(1_000);
    expect(used.outputTokens).toBeGreaterThan(100);

    const thinking = await gets(app, { mode: 'good', dress: 'reasons' });
    expect(thinking).toMatchObject({ engine: 'llm', fallback: false });
    expect(thinking.text).not.toContain('should [begin');
    // Google counts reasoning separately: it is paid for all the same.
    const thought = usages.parse(thinking.usage).outputTokens;
    if (protocol === 'google') expect(thought).toBeGreaterThan(used.outputTokens);
    expect(await gets(app, { mode: 'good', dress: 'waits' })).toMatchObject({ engine: 'llm', fallback: false });
  });

  it('and fails in any way: written text stays, and the reason is shown', async () => {
    const app = await startFor(protocol);
    for (const [what, mode, engine, said, requests] of protocol === 'openai' ? [...WAYS, ...WAYS_OF_ALL] : WAYS) {
      const got = await gets(app, mode);
      expect(got, what).toMatchObject({ engine, fallback: said !== '' });
      expect(got.requests, what).toHaveLength(requests);
      expect(got.said, what).toContain(said);
      expect(got.text, what).not.toMatch(/forty shops|solstice/);
      if (engine === 'llm') expect(got.text, what).toContain(WRITTEN);
    }
  });
});

// The deadlines are the same for every protocol.
it.each([
  ['hangs', { mode: 'hang' }, { firstTokenMs: 1_000 }],
  ['writes ten words a second', { mode: 'drip', tokensPerSecond: 10 }, { totalMs: 1_000 }],
])('a model that %s is given up in time', async (_, mode, timeouts) => {
  const got = await gets(await startFor('openai', { timeouts }), mode);
  expect(got).toMatchObject({ engine: 'composer', fallback: true, said: SLOW });
});

it.each(['claude-sonnet-4-5', 'claude-opus-5-5'])('holds a newer model of Anthropic to the form: %s', async (model) => {
  const app = await startFor('anthropic', { env: { LLM_MODEL: model } });
  const got = await gets(app, { mode: 'good', dress: 'reasons' });
  expect(got).toMatchObject({ engine: 'llm', fallback: false });
  expect(Object.keys(got.requests[0] ?? {}).sort()).toEqual(
    ['max_tokens', 'messages', 'model', 'output_config', 'stream', 'system'].sort(),
  );
});

it.each([
  ['openai', 'emulator-writer', { reasoning_effort: 'minimal' }],
  ['anthropic', 'claude-opus-5-5', { output_config: { effort: 'low' } }],
  ['google', 'gemini-2.5-flash', { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } }],
  ['google', 'gemini-2.5-pro', { generationConfig: { thinkingConfig: { thinkingBudget: 128 } } }],
  ['google', 'gemini-3-pro-preview', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
  ['google', 'gemini-3-flash', { generationConfig: { thinkingConfig: { thinkingLevel: 'minimal' } } }],
] as const)('is asked how much to think, where that is set: %s, %s', async (protocol, model, expected) => {
  const app = await startFor(protocol, { env: { LLM_MODEL: model, LLM_REASONING_EFFORT: 'minimal' } });
  const got = await gets(app, { mode: 'good' });
  expect(got).toMatchObject({ engine: 'llm', fallback: false, requests: [expected] });
  if (protocol !== 'openai') return;
  const without = await gets(app, { mode: 'good', refuses: ['reasoning_effort'] });
  expect(without).toMatchObject({ engine: 'llm', requests: [expected, expect.not.objectContaining(expected)] });
});

it('writes the code of a failure into the log, and nothing else of it', async () => {
  const said: unknown[] = [];
  const log = pino(
    { level: 'warn', base: null, timestamp: false },
    { write: (line: string) => void said.push(JSON.parse(line)) },
  );
  const app = await startFor('openai', { log });
  await gets(app, { mode: 'good', refuses: ['everything'] });
  await gets(app, { mode: 'good', refuses: ['flagged'] });
  await gets(app, { mode: 'breaks', status: 502, sections: 0 });
  expect(said).toMatchObject([
    { kind: 'too_long', said: 'HTTP 400 exceed_context_size_error no_room' },
    { kind: 'refused', said: 'HTTP 403 moderation_error' },
    { kind: 'broken', said: 'midway 502' },
  ]);
});
