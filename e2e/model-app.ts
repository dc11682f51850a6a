import { type LlmStandIn, llmEnvOf, startLlmStandIn } from '#server/testing/llm.ts';
import { test as base } from './harness/test.ts';

/** Tests of an app that writes with a language model; `llm` is the server that answers for the model. */
export const test = base.extend<object, { llm: LlmStandIn }>({
  llm: [
    async ({}, use) => {
      const llm = await startLlmStandIn();
      await use(llm);
      await llm.close();
    },
    { scope: 'worker' },
  ],
  appSettings: [({ llm }, use) => use(llmEnvOf(llm)), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
