import type { LlmEmulator } from '#dev-providers/llm/index.ts';

export { type LlmEmulator, startLlmEmulator } from '#dev-providers/llm/index.ts';

/** One answer that is no JSON, for `play`. */
export const GARBAGE = { mode: 'recites', texts: ['{"sections": [{"part": 7}, ]]] {{ not json'] } as const;

/** One that declines in words. */
export const DECLINES = { mode: 'recites', texts: ['I’m sorry, but I can’t help with that request.'] } as const;

/** Settings of an app with this emulator. */
export function llmEnvOf({ baseUrl, apiKey, model }: LlmEmulator): Record<string, string> {
  return { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model };
}
