import type { KeyProvider } from '#shared/proposals/own-key.ts';
import { LLM_PROVIDERS } from '../../../config.ts';
import type { ModelWriterDeps } from '../generation/llm/index.ts';

type Prices = NonNullable<ModelWriterDeps['prices']>;

/** A provider that people may have their own key for. `LLM_PROVIDERS` has its protocol. */
interface Known {
  /** Where customers create a key. */
  readonly keysUrl: string;
  /** List prices of models by name, in dollars for a million tokens. A model that is not here has no known price. */
  readonly prices: Readonly<Record<string, Prices>>;
}

const KNOWN: Readonly<Record<KeyProvider, Known>> = {
  openai: {
    keysUrl: 'https://platform.openai.com/api-keys',
    prices: {
      'gpt-4.1': { input: 2, output: 8 },
      'gpt-4.1-mini': { input: 0.4, output: 1.6 },
      'gpt-4o': { input: 2.5, output: 10 },
      'gpt-4o-mini': { input: 0.15, output: 0.6 },
      'gpt-5-mini': { input: 0.25, output: 2 },
      'gpt-5.4-mini': { input: 0.75, output: 4.5 },
    },
  },
  anthropic: {
    keysUrl: 'https://console.anthropic.com/settings/keys',
    prices: {
      'claude-haiku-4-5': { input: 1, output: 5 },
      'claude-sonnet-4-5': { input: 3, output: 15 },
      'claude-sonnet-4-6': { input: 3, output: 15 },
    },
  },
  google: {
    keysUrl: 'https://aistudio.google.com/apikey',
    prices: { 'gemini-2.5-flash': { input: 0.3, output: 2.5 }, 'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 } },
  },
  openrouter: {
    keysUrl: 'https://openrouter.ai/settings/keys',
    prices: {
      'openai/gpt-4.1-mini': { input: 0.4, output: 1.6 },
      'openai/gpt-5-mini': { input: 0.25, output: 2 },
      'openai/gpt-5.4-mini': { input: 0.75, output: 4.5 },
    },
  },
  mistral: {
    keysUrl: 'https://console.mistral.ai/api-keys',
    prices: { 'mistral-medium-latest': { input: 0.4, output: 2 }, 'mistral-small-latest': { input: 0.1, output: 0.3 } },
  },
  groq: {
    keysUrl: 'https://console.groq.com/keys',
    prices: {
      'llama-3.3-70b-versatile': { input: 0.59, output: 0.79 },
      'openai/gpt-oss-120b': { input: 0.15, output: 0.6 },
    },
  },
  deepseek: {
    keysUrl: 'https://platform.deepseek.com/api_keys',
    prices: {},
  },
};

/** Everything known about a provider: its owner and its address. No user chooses an address. */
export function providerOf(id: KeyProvider) {
  const { name, wire, baseUrl, model } = LLM_PROVIDERS[id];
  return { ...KNOWN[id], name, wire, baseUrl, model };
}
