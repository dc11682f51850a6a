import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const OLLAMA = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'qwen3' };

describe('the language model', () => {
  it('is asked at an address, and may cost nothing and need no key', () => {
    const { llm } = readConfig(OLLAMA);
    const waits = { firstWordMs: 15_000, totalMs: 30_000 };
    expect(llm).toMatchObject({ wire: 'openai-compatible', model: 'qwen3', ...waits });
    expect([llm?.apiKey, llm?.prices, llm?.monthlyBudget]).toEqual([undefined, undefined, undefined]);
  });

  it('is one of a provider that is known by name, with prices and ceilings', () => {
    const given = {
      LLM_PROVIDER: 'anthropic',
      LLM_API_KEY: 'secret',
      LLM_MODEL: 'claude',
      LLM_REASONING_EFFORT: 'low',
      LLM_INPUT_PRICE: '0.15',
      LLM_OUTPUT_PRICE: '3',
      LLM_MONTHLY_BUDGET: '20',
      LLM_USER_MONTHLY_BUDGET: '0.5',
    };
    expect(readConfig(given).llm).toEqual({
      provider: 'anthropic',
      wire: 'anthropic',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'secret',
      keyNames: ['LLM_API_KEY', 'ANTHROPIC_API_KEY'],
      model: 'claude',
      reasoningEffort: 'low',
      firstWordMs: 15_000,
      totalMs: 30_000,
      prices: { input: 0.15, output: 3 },
      monthlyBudget: 20,
      userMonthlyBudget: 0.5,
    });
  });

  it.each([
    ['openai', 'OPENAI_API_KEY', 'api.openai.com'],
    ['anthropic', 'ANTHROPIC_API_KEY', 'api.anthropic.com'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'generativelanguage.googleapis.com'],
    ['google', 'GEMINI_API_KEY', 'generativelanguage.googleapis.com'],
    ['openrouter', 'OPENROUTER_API_KEY', 'openrouter.ai'],
    ['mistral', 'MISTRAL_API_KEY', 'api.mistral.ai'],
    ['groq', 'GROQ_API_KEY', 'api.groq.com'],
    ['deepseek', 'DEEPSEEK_API_KEY', 'api.deepseek.com'],
    ['ollama', 'UNUSED', '127.0.0.1:11434'],
  ])('of %s needs its name and %s, and has an address and a model', (LLM_PROVIDER, keyName, host) => {
    const llm = readConfig({ LLM_PROVIDER, [keyName]: 'the-key' }).llm;
    expect(llm?.model).toMatch(/./);
    expect(new URL(llm?.baseUrl ?? '').host).toBe(host);
    expect(llm?.apiKey).toBe(keyName === 'UNUSED' ? undefined : 'the-key');
    const other = readConfig({ LLM_PROVIDER, [keyName]: 'the-key', LLM_API_KEY: 'mine', LLM_MODEL: 'my-model' }).llm;
    expect([other?.apiKey, other?.model, other?.reasoningEffort]).toEqual(['mine', 'my-model', undefined]);
  });

  it('is none while only keys of providers lie about: nothing is used unasked', () => {
    const keys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'];
    const config = readConfig(Object.fromEntries(keys.map((name) => [name, 'the-key'])));
    expect([config.llm, config.google]).toEqual([undefined, undefined]);
  });

  it('gets no key of another provider than the one that is named', () => {
    const keys = { OPENAI_API_KEY: 'of-openai' };
    expect(readConfig({ ...OLLAMA, ...keys }).llm?.apiKey).toBeUndefined();
    expect(() => readConfig({ LLM_PROVIDER: 'groq', ...keys })).toThrow(
      'LLM_API_KEY is missing: this LLM_PROVIDER needs a key, here or in GROQ_API_KEY',
    );
  });

  it.each([
    ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:11434///', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions/', 'https://api.openai.com/v1'],
    ['https://openrouter.ai/api', 'https://openrouter.ai/api/v1'],
    ['https://api.groq.com', 'https://api.groq.com/openai/v1'],
    [
      'https://generativelanguage.googleapis.com/v1beta/openai/',
      'https://generativelanguage.googleapis.com/v1beta/openai',
    ],
    ['https://models.example/some/path', 'https://models.example/some/path'],
    // A setting with the endpoint has the whole address.
    ['https://models.example/chat/completions', 'https://models.example'],
    ['https://api.perplexity.ai', 'https://api.perplexity.ai'],
  ])('is found by an address as people copy it: %s', (LLM_BASE_URL, baseUrl) => {
    expect(readConfig({ ...OLLAMA, LLM_BASE_URL }).llm?.baseUrl).toBe(baseUrl);
  });

  it.each([
    ['anthropic', 'https://proxy.example', 'https://proxy.example/v1'],
    ['anthropic', 'https://api.anthropic.com/v1/messages', 'https://api.anthropic.com/v1'],
    ['google', 'https://generativelanguage.googleapis.com', 'https://generativelanguage.googleapis.com/v1beta'],
    ['google', 'https://proxy.example', 'https://proxy.example/v1beta'],
  ])('and so with %s at %s', (LLM_PROVIDER, LLM_BASE_URL, baseUrl) => {
    expect(readConfig({ LLM_PROVIDER, LLM_API_KEY: 'k', LLM_BASE_URL }).llm?.baseUrl).toBe(baseUrl);
  });

  it('is waited for as long as the settings say, and for its first word no longer than for all', () => {
    const waits = (env: Record<string, string>) => {
      const { firstWordMs, totalMs } = readConfig({ ...OLLAMA, ...env }).llm ?? {};
      return [firstWordMs, totalMs];
    };
    expect(waits({ LLM_FIRST_WORD_SECONDS: '40', LLM_TOTAL_SECONDS: '55' })).toEqual([40_000, 55_000]);
    expect(waits({ LLM_TOTAL_SECONDS: '10' })).toEqual([10_000, 10_000]);
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
      'LLM_API_KEY is missing: this LLM_PROVIDER needs a key, here or in GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY',
    ],
    [
      { ...OLLAMA, LLM_MONTHLY_BUDGET: '5', LLM_INPUT_PRICE: '1' },
      'LLM_OUTPUT_PRICE is missing: both prices are needed to know what is spent',
    ],
    [{ ...OLLAMA, LLM_USER_MONTHLY_BUDGET: '1' }, 'LLM_INPUT_PRICE is missing'],
    [{ ...OLLAMA, LLM_MONTHLY_BUDGET: '-1' }, 'LLM_MONTHLY_BUDGET must be an amount in dollars, such as 20 or 0.15'],
    [{ ...OLLAMA, LLM_PROVIDER: 'other' }, 'LLM_PROVIDER must be one of openai, anthropic, google, openrouter'],
    [
      { ...OLLAMA, LLM_REASONING_EFFORT: 'a lot' },
      'LLM_REASONING_EFFORT must be one of none, minimal, low, medium, high',
    ],
    [{ LLM_REASONING_EFFORT: 'low' }, 'LLM_MODEL is missing'],
    [{ ...OLLAMA, LLM_TOTAL_SECONDS: '90' }, 'LLM_TOTAL_SECONDS must be a whole number from 5 to 55'],
    [{ ...OLLAMA, LLM_FIRST_WORD_SECONDS: 'long' }, 'LLM_FIRST_WORD_SECONDS must be a whole number from 1 to 55'],
    [
      { ...OLLAMA, LLM_FIRST_WORD_SECONDS: '40' },
      'LLM_FIRST_WORD_SECONDS must be at most LLM_TOTAL_SECONDS, which is 30 unless it is set',
    ],
    [
      { LOCAL_MODEL_PORTS: '11434' },
      'LOCAL_MODEL_PORTS must be none, or the ports of Ollama, LM Studio and llama-server such as 11434,1234,8080',
    ],
  ])('does not start half set: %#', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
  });
});
