import { type LlmEmulator, llmEnvOf, startLlmEmulator } from '#server/testing/llm.ts';
import { test as base } from './harness/test.ts';

/** Tests of an app that writes with a language model; `llm` answers for it, and for every provider that people have keys of. */
export const test = base.extend<object, { llm: LlmEmulator }>({
  llm: [
    async ({}, use) => {
      const llm = await startLlmEmulator();
      await use(llm);
      await llm.close();
    },
    { scope: 'worker' },
  ],
  appSettings: [
    ({ llm }, use) =>
      use({ ...llmEnvOf(llm), LLM_TOTAL_SECONDS: '55', OWN_KEY_EMULATOR_URL: new URL(llm.baseUrl).origin }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
