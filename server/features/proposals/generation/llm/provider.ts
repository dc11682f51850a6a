import type { LanguageModel } from 'ai';
import { inItsDialect } from './dialect.ts';
import type { ReasoningEffort } from './effort.ts';

/** Where the model is asked, and by which protocol. */
export interface ModelAccess {
  readonly provider: 'openai-compatible' | 'anthropic' | 'google';
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Whether the server holds the model to a JSON schema. */
  readonly structuredOutputs: boolean;
  /** How much the model thinks before it writes; left out, as much as it does unasked. */
  readonly reasoningEffort?: ReasoningEffort | undefined;
}

export type Fetch = typeof globalThis.fetch;

/**
 * The model as an object: a name alone would be asked for at somebody else's gateway. Each library is loaded when it is first
 * needed, so that an app without a model loads none.
 */
export async function modelOf(access: ModelAccess, fetch: Fetch): Promise<LanguageModel> {
  const { provider, baseUrl, apiKey, model } = access;
  const own = { fetch, ...(baseUrl !== undefined && { baseURL: baseUrl }), ...(apiKey !== undefined && { apiKey }) };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(own)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(own)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  // What the server does not take of this is left out on the way.
  return createOpenAICompatible({
    ...own,
    name: 'llm',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: inItsDialect(access, fetch),
  })(model);
}

const OWN_HOSTS: Partial<Record<ModelAccess['provider'], string>> = {
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
};

/** Where requests go, as it stands in an address: the provider's own where no other was set. */
export function hostOf({ provider, baseUrl }: Pick<ModelAccess, 'provider' | 'baseUrl'>): string {
  return baseUrl === undefined ? (OWN_HOSTS[provider] ?? '') : new URL(baseUrl).host;
}
