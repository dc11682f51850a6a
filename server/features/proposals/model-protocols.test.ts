import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  expectFailures,
  gets,
  PROTOCOLS,
  SLOW,
  startFor,
  WAYS,
  WAYS_OF_ALL,
  WRITTEN,
} from '../../testing/model-ways.ts';

const usages = z.object({ inputTokens: z.int(), outputTokens: z.int() });

describe.each(PROTOCOLS)('a model with the protocol of %s', (protocol) => {
  it('writes, reasons and waits, is paid for by its own count, and gets two messages and no more', async () => {
    const app = await startFor(protocol);
    const got = await gets(app, { mode: 'good' });
    expect(got).toMatchObject({ engine: 'llm', fallback: false, said: '', requests: [expect.anything()] });
    expect(got.text).toContain(WRITTEN);
    const [request] = got.requests;
    const keys = {
      openai: ['max_tokens', 'messages', 'model', 'stream', 'stream_options'],
      anthropic: ['max_tokens', 'messages', 'model', 'stream', 'system'],
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
});

// The others: model-protocols.slow.test.ts.
it('a model fails in any way: written text stays, and the reason is shown', async () => {
  await expectFailures(await startFor('openai'), [...WAYS, ...WAYS_OF_ALL]);
});

// The deadlines are the same for every protocol.
it.each([
  ['hangs', { mode: 'hang' }, { firstTokenMs: 1_000 }],
  ['writes ten words a second', { mode: 'drip', tokensPerSecond: 10 }, { totalMs: 1_000 }],
])('a model that %s is given up in time', async (_, mode, timeouts) => {
  const got = await gets(await startFor('openai', { timeouts }), mode);
  expect(got).toMatchObject({ engine: 'composer', fallback: true, said: SLOW });
});

it('a model is asked how much to think, and again without that where it refuses', async () => {
  const app = await startFor('openai', { env: { LLM_REASONING_EFFORT: 'minimal' } });
  const effort = { reasoning_effort: 'minimal' };
  expect(await gets(app, { mode: 'good' })).toMatchObject({ engine: 'llm', fallback: false, requests: [effort] });
  const without = await gets(app, { mode: 'good', refuses: ['reasoning_effort'] });
  expect(without).toMatchObject({ engine: 'llm', requests: [effort, expect.not.objectContaining(effort)] });
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
  await gets(app, { mode: 'breaks', status: 502, sentences: 0 });
  expect(said).toMatchObject([
    ...Array(2).fill({ kind: 'too_long', said: 'HTTP 400 exceed_context_size_error no_room' }),
    ...Array(2).fill({ kind: 'refused', said: 'HTTP 403 moderation_error' }),
    ...Array(2).fill({ kind: 'broken', said: 'midway 502' }),
  ]);
});

it('a server that does not support all of a request is asked again without it, and from then on so', async () => {
  const app = await startFor('openai');
  const refuses = ['stream_options', 'max_tokens'];
  const first = await gets(app, { mode: 'good', refuses });
  expect(first).toMatchObject({ engine: 'llm', requests: [{}, {}, {}] });
  expect(usages.parse(first.usage).inputTokens).toBeGreaterThan(1_000);
  const second = await gets(app, { mode: 'good', refuses });
  expect(second.requests).toEqual([expect.objectContaining({ max_completion_tokens: 3_000 })]);
});
