import { expect, it } from 'vitest';
import { expectFailures, gets, startFor, WAYS } from '../../testing/model-ways.ts';

it.each(['anthropic', 'google'] as const)(
  'a model with the protocol of %s fails in any way: written text stays, and the reason is shown',
  async (protocol) => {
    await expectFailures(await startFor(protocol), WAYS);
  },
);

it.each([
  ['anthropic', 'claude-opus-5-5', { output_config: { effort: 'low' } }],
  ['google', 'gemini-2.5-flash', { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } }],
  ['google', 'gemini-2.5-pro', { generationConfig: { thinkingConfig: { thinkingBudget: 128 } } }],
  ['google', 'gemini-3-pro-preview', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
  ['google', 'gemini-3-flash', { generationConfig: { thinkingConfig: { thinkingLevel: 'minimal' } } }],
] as const)('is asked how much to think, where that is set: %s, %s', async (protocol, model, expected) => {
  const app = await startFor(protocol, { env: { LLM_MODEL: model, LLM_REASONING_EFFORT: 'minimal' } });
  const got = await gets(app, { mode: 'good' });
  expect(got).toMatchObject({ engine: 'llm', fallback: false, requests: [expected] });
});
