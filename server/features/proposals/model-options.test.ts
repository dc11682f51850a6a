import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type LlmApp, PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';

const PATH = '/api/generate-proposal';
const WRITTEN = 'What breaks first here is the part that nobody tries before it goes live.';

async function write(app: LlmApp) {
  const before = app.llm.requests().length;
  const { status, body, text } = await app.post(PATH, { ...TEA_JOB, ...TEA_PERSON });
  expect(status, text).toBe(200);
  const { engine, fallback, usage, plainText } = body;
  return { engine, fallback, usage, text: String(plainText), requests: app.llm.requests().slice(before) };
}

const form = z.object({ response_format: z.object({ type: z.string() }).optional() });
const forms = (requests: readonly unknown[]) =>
  requests.map((request) => form.parse(request).response_format?.type ?? 'none');

describe('a server that does not support all of a request', () => {
  it.each([
    ['no model for it (OpenRouter)', ['parameters'], {}, ['json_schema', 'json_object', 'none'], 'none'],
    [
      'a schema or nothing (LM Studio), set to JSON',
      ['json_object'],
      { LLM_STRUCTURED_OUTPUTS: 'no' },
      ['json_object', 'none'],
      'none',
    ],
    [
      'nearly nothing',
      ['stream_options', 'json_schema', 'max_tokens', 'json_object'],
      {},
      ['json_schema', 'json_schema', 'json_object', 'json_object', 'none'],
      'none',
    ],
  ])('is asked again without it, and from then on so: %s', async (_, refuses, env, asked, then) => {
    const app = await startProLlmApp({ env });
    app.llm.play({ mode: 'good', refuses });
    const first = await write(app);
    expect(first).toMatchObject({ engine: 'llm', fallback: false });
    expect(first.text).toContain(WRITTEN);
    expect(forms(first.requests)).toEqual(asked);
    const second = await write(app);
    expect(second).toMatchObject({ engine: 'llm', fallback: false });
    expect(forms(second.requests)).toEqual([then]);
  });

  it('is asked once when its error is about something else, and is paid for by estimate without usage figures', async () => {
    const app = await startProLlmApp({ env: PRICES });
    app.llm.play({ mode: 'good', refuses: ['everything'] });
    expect(await write(app)).toMatchObject({ engine: 'composer', fallback: true, requests: [expect.anything()] });
    app.llm.play({ mode: 'good' });
    expect(forms((await write(app)).requests)).toEqual(['json_schema']);
    app.llm.play({ mode: 'good', refuses: ['stream_options'] });
    const { usage } = await write(app);
    expect(usage).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
  });
});

const DRESSES = [
  ...['thinks', 'thinks-unmarked', 'reasons', 'reasons-shortly', 'waits'],
  ...['fenced', 'talks', 'wrapped', 'plain'],
];

it('reads an answer with any text around it', async () => {
  const app = await startProLlmApp();
  for (const dress of DRESSES) {
    app.llm.play({ mode: 'good', dress });
    const got = await write(app);
    expect(got, dress).toMatchObject({ engine: 'llm', fallback: false });
    expect(got.requests, dress).toHaveLength(1);
    expect(got.text, dress).toContain(WRITTEN);
    expect(got.text, dress).toContain('I migrated a WooCommerce store for ceramics');
    expect(got.text, dress).not.toMatch(/think|Let me know|\bF\d\b|should \[begin/);
  }
});
