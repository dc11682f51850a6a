import { expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { PRICES, startProLlmApp, TEA_JOB, TEA_PERSON } from '../../testing/llm-app.ts';

const AWAY =
  'The language model could not be reached, so our built-in writer wrote this proposal. “Try again” asks the language model again.';

// Slow, because the app waits two and then four seconds before it asks again.
it('a model that refuses the connection is asked again, and the built-in writer writes', async () => {
  const app = await startProLlmApp({ env: { ...PRICES, LLM_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` } });
  const { status, body } = await app.post('/api/generate-proposal', { ...TEA_JOB, ...TEA_PERSON });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ engine: 'composer', fallback: true },
    warnings: expect.arrayContaining([{ code: 'writer_fallback', message: AWAY }]),
  });
  expect(body.plainText).toMatch(/^Oolong\n\n[\s\S]*kettle/);
});
