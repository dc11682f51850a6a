import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const OLLAMA = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'qwen3' };

describe('the language model', () => {
  it('is none until one is set', () => {
    expect(readConfig({}).llm).toBeUndefined();
  });

  it('is asked at an address, and may cost nothing and need no key', () => {
    expect(readConfig(OLLAMA).llm).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'qwen3',
      structuredOutputs: true,
      prices: undefined,
      monthlyBudget: undefined,
      userMonthlyBudget: undefined,
    });
  });

  it('is one of a provider that is known by name, with prices and ceilings', () => {
    const given = {
      LLM_PROVIDER: 'anthropic',
      LLM_API_KEY: 'secret',
      LLM_MODEL: 'claude',
      LLM_STRUCTURED_OUTPUTS: 'no',
      LLM_REASONING_EFFORT: 'low',
      LLM_INPUT_PRICE: '0.15',
      LLM_OUTPUT_PRICE: '3',
      LLM_MONTHLY_BUDGET: '20',
      LLM_USER_MONTHLY_BUDGET: '0.5',
    };
    expect(readConfig(given).llm).toEqual({
      provider: 'anthropic',
      baseUrl: undefined,
      apiKey: 'secret',
      model: 'claude',
      structuredOutputs: false,
      reasoningEffort: 'low',
      prices: { input: 0.15, output: 3 },
      monthlyBudget: 20,
      userMonthlyBudget: 0.5,
    });
  });

  it.each(['https://api.openai.com/v1', 'http://ollama:11434/v1', 'http://192.168.1.5:8080/v1', 'http://[::1]:1/v1'])(
    'may be asked at %s',
    (LLM_BASE_URL) => {
      expect(readConfig({ ...OLLAMA, LLM_BASE_URL }).llm?.baseUrl).toBe(LLM_BASE_URL);
    },
  );

  it.each([
    'http://models.example/v1',
    'http://172.32.0.1/v1',
    'https://name:hunter2@models.example/v1',
    'https://models.example/v1?key=hunter2',
    'ftp://models.example',
    'models.example',
  ])('is not asked where a key or a post could be overheard or kept: %s', (LLM_BASE_URL) => {
    const start = () => readConfig({ ...OLLAMA, LLM_BASE_URL });
    expect(start).toThrow(/LLM_BASE_URL must be an https address/);
    expect(start).not.toThrow(/hunter2/);
  });

  it.each([
    [{ LLM_BASE_URL: OLLAMA.LLM_BASE_URL }, 'LLM_MODEL is missing: say which language model writes'],
    [
      { LLM_MODEL: 'gpt' },
      'LLM_BASE_URL is missing: say where the language model is asked, or name another LLM_PROVIDER',
    ],
    [
      { LLM_PROVIDER: 'google', LLM_MODEL: 'gemini' },
      'LLM_API_KEY is missing: this LLM_PROVIDER knows its customers by it',
    ],
    [
      { ...OLLAMA, LLM_MONTHLY_BUDGET: '5', LLM_INPUT_PRICE: '1' },
      'LLM_OUTPUT_PRICE is missing: both prices are needed to know what is spent',
    ],
    [{ ...OLLAMA, LLM_USER_MONTHLY_BUDGET: '1' }, 'LLM_INPUT_PRICE is missing'],
    [{ ...OLLAMA, LLM_MONTHLY_BUDGET: '-1' }, 'LLM_MONTHLY_BUDGET must be an amount in dollars, such as 20 or 0.15'],
    [{ ...OLLAMA, LLM_PROVIDER: 'other' }, 'LLM_PROVIDER must be one of openai-compatible, anthropic, google'],
    [
      { ...OLLAMA, LLM_REASONING_EFFORT: 'a lot' },
      'LLM_REASONING_EFFORT must be one of none, minimal, low, medium, high',
    ],
    [{ LLM_REASONING_EFFORT: 'low' }, 'LLM_MODEL is missing'],
  ])('does not start half set: %#', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
  });
});
