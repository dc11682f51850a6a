import type { LlmEmulator } from '#dev-providers/llm/index.ts';

export { type LlmEmulator, startLlmEmulator } from '#dev-providers/llm/index.ts';

/** Settings of an app with this emulator. */
export function llmEnvOf({ baseUrl, apiKey, model }: LlmEmulator): Record<string, string> {
  return { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model };
}
