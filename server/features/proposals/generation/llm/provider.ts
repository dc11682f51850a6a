import type { LanguageModel, LanguageModelMiddleware } from 'ai';
import { inItsDialect } from './dialect.ts';
import type { ReasoningEffort } from './effort.ts';

/** Where the model is asked, and by which protocol. */
export interface ModelAccess {
  readonly wire: 'openai-compatible' | 'anthropic' | 'google';
  /** With its version and without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Whether the server holds the model to a JSON schema. */
  readonly structuredOutputs: boolean;
  /** How much the model thinks before it writes; left out, as much as it does unasked. */
  readonly reasoningEffort?: ReasoningEffort | undefined;
  /** Sees what is asked and answered, for who looks at the model itself. */
  readonly observer?: LanguageModelMiddleware;
}

type OwnModel = Extract<LanguageModel, { specificationVersion: 'v3' }>;

export type Fetch = typeof globalThis.fetch;

/**
 * The model as an object: a name alone would be asked for at someone else's gateway. Each library is loaded when it is first
 * needed, so that an app without a model loads none.
 */
export async function modelOf(access: ModelAccess, fetch: Fetch): Promise<OwnModel> {
  const model = await providersModel(access, fetch);
  if (!access.observer) return model;
  return (await import('ai')).wrapLanguageModel({ model, middleware: access.observer });
}

async function providersModel(access: ModelAccess, fetch: Fetch) {
  const { wire, baseUrl, apiKey, model } = access;
  const own = { fetch, baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) };
  if (wire === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(own)(model);
  if (wire === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(own)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  // What the server does not take of this is left out on the way.
  return createOpenAICompatible({
    ...own,
    name: 'llm',
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: inItsDialect(access, fetch),
  })(model);
}

/** Where requests go, as it is in an address. */
export function hostOf({ baseUrl }: Pick<ModelAccess, 'baseUrl'>): string {
  return new URL(baseUrl).host;
}
