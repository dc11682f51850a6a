import { expect, it, onTestFinished } from 'vitest';
import { startLlmEmulator } from './index.ts';

// How it answers in each protocol is seen where the server asks it: server/features/proposals/model-*.test.ts.

it('accepts its own key and models only, and listens on this machine alone', async () => {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  const headers = { authorization: `Bearer ${llm.apiKey}` };
  const status = async (path: string, asked: Record<string, string> = headers) =>
    (await fetch(`${llm.baseUrl}/${path}`, { headers: asked })).status;
  expect(await status('models/some-model')).toBe(200);
  expect(await status('models', { authorization: 'Bearer other' })).toBe(401);
  expect(await status('models/no-such-model')).toBe(404);
  expect(await status('embeddings')).toBe(404);
  expect(llm.requests()).toEqual([]);
  await expect(startLlmEmulator({ host: '0.0.0.0' })).rejects.toThrow('this machine alone');
});
