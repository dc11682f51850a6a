import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listen } from './http/listen.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { llmEnvOf, startLlmEmulator } from './testing/llm.ts';
import { startMain } from './testing/main-process.ts';

let database: TestDatabase | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());
const settings = (more: Record<string, string>) => ({ DATABASE_URL: database?.url ?? '', PORT: '0', ...more });

/** What a server of models on this machine lists. */
async function startLocal(answer: string, models: string[] = []): Promise<number> {
  const server = createServer((request, response) => {
    models.push(request.url ?? '');
    response.end(answer);
  });
  onTestFinished(() => void server.close());
  return (await listen(server, '127.0.0.1', 0)).port;
}

const listOf = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });

it('names models on this machine and how to use them, asks for their names alone, and uses none', async () => {
  const asked: string[] = [];
  const ollama = await startLocal(listOf('nomic-embed-text:latest', 'qwen3:8b'), asked);
  const page = await startLocal('<h1>Another program</h1>');
  const main = startMain(settings({ LOCAL_MODEL_PORTS: `${ollama},9,${page}`, OPENAI_API_KEY: 'sk-0123456789' }));
  await main.origin;
  await expect.poll(main.output).toContain('Emulators');
  expect(main.output()).toMatch(/Writer +built-in composer, no network/);
  expect(main.output()).toContain(
    `Ollama runs on this machine. To have it write: LLM_BASE_URL=http://127.0.0.1:${ollama}/v1 LLM_MODEL=qwen3:8b npm start`,
  );
  expect(main.output()).not.toMatch(/LM Studio|llama-server|sk-0123456789/);
  expect(asked).toEqual(['/v1/models']);
});

it('says that the model is ready', async () => {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  const main = startMain(settings(llmEnvOf(llm)));
  await main.origin;
  expect(main.output()).toMatch(/Writer +emulator-writer at 127\.0\.0\.1:\d+, (?:ready|being asked)/);
  await expect.poll(main.output).toContain('the language model is ready');
  expect(main.output()).not.toContain(llm.apiKey);
});

it('says that the key is refused, starts all the same, and prints no key', async () => {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  const main = startMain(settings({ ...llmEnvOf(llm), LLM_API_KEY: 'sk-wrong-0123456789' }));
  const origin = await main.origin;
  await expect.poll(main.output).toContain('refused the key (HTTP 401');
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { checks: { model: 'key_refused' } }]);
  expect(main.output()).not.toContain('sk-wrong');
});
