/** How a provider is asked. */
export type Wire = 'openai-compatible' | 'anthropic' | 'google';

export interface LlmProvider {
  /** As people call it; null where only its address is known. */
  readonly name: string | null;
  readonly wire: Wire;
  /** Where it is asked unless the settings say otherwise; undefined where only they can. */
  readonly baseUrl: string | undefined;
  /** The variables in which its key usually is, the first one first. */
  readonly keyNames: readonly string[];
  readonly needsKey: boolean;
  /** What writes unless the settings name another; undefined where only they can. */
  readonly model: { readonly name: string; readonly effort?: 'minimal' | 'low' } | undefined;
}

/** Every provider that has a name here. A key goes to the address of its own row, or to the one that the settings name. */
export const LLM_PROVIDERS = {
  openai: {
    name: 'OpenAI',
    wire: 'openai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    keyNames: ['OPENAI_API_KEY'],
    needsKey: true,
    model: { name: 'gpt-5.4-mini' },
  },
  anthropic: {
    name: 'Anthropic',
    wire: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyNames: ['ANTHROPIC_API_KEY'],
    needsKey: true,
    model: { name: 'claude-sonnet-4-6' },
  },
  google: {
    name: 'Google Gemini',
    wire: 'google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keyNames: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
    needsKey: true,
    // It thinks unasked, which would take most of the time to a first word.
    model: { name: 'gemini-flash-latest', effort: 'minimal' },
  },
  openrouter: {
    name: 'OpenRouter',
    wire: 'openai-compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyNames: ['OPENROUTER_API_KEY'],
    needsKey: true,
    model: { name: 'openai/gpt-5.4-mini' },
  },
  mistral: {
    name: 'Mistral',
    wire: 'openai-compatible',
    baseUrl: 'https://api.mistral.ai/v1',
    keyNames: ['MISTRAL_API_KEY'],
    needsKey: true,
    model: { name: 'mistral-medium-latest' },
  },
  groq: {
    name: 'Groq',
    wire: 'openai-compatible',
    baseUrl: 'https://api.groq.com/openai/v1',
    keyNames: ['GROQ_API_KEY'],
    needsKey: true,
    model: { name: 'openai/gpt-oss-120b', effort: 'low' },
  },
  deepseek: {
    name: 'DeepSeek',
    wire: 'openai-compatible',
    baseUrl: 'https://api.deepseek.com/v1',
    keyNames: ['DEEPSEEK_API_KEY'],
    needsKey: true,
    model: { name: 'deepseek-v4-flash', effort: 'low' },
  },
  ollama: {
    name: 'Ollama',
    wire: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    keyNames: [],
    needsKey: false,
    model: { name: 'gemma3:12b' },
  },
  'openai-compatible': {
    name: null,
    wire: 'openai-compatible',
    baseUrl: undefined,
    keyNames: [],
    needsKey: false,
    model: undefined,
  },
} as const satisfies Record<string, LlmProvider>;

export type LlmProviderName = keyof typeof LLM_PROVIDERS;

/** Servers of OpenAI's protocol without a version in their address. */
export const HOSTS_WITHOUT_VERSION: ReadonlySet<string> = new Set([
  'api.perplexity.ai',
  'models.inference.ai.azure.com',
]);
