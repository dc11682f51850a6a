import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../config.ts';
import { listen } from '../../../http/listen.ts';
import { type LlmEmulator, llmEnvOf, startLlmEmulator } from '../../../testing/llm.ts';
import { probeModel } from './probe.ts';
import { setupFault } from './words.ts';

async function start(): Promise<LlmEmulator> {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  return llm;
}

function settingsOf(env: Record<string, string>) {
  const { llm } = readConfig(env);
  if (!llm) throw new Error('No model is set.');
  return llm;
}

/** The finding with these settings, and its message, without a key. */
async function finds(env: Record<string, string>) {
  const llm = settingsOf(env);
  const found = await probeModel(llm);
  const fault = setupFault(llm, found);
  if (env.LLM_API_KEY) expect(`${JSON.stringify(found)} ${fault}`).not.toContain(env.LLM_API_KEY);
  return { ...found, fault };
}

it('finds a model on the list of its server, without a generation', async () => {
  const llm = await start();
  expect(await finds(llmEnvOf(llm))).toMatchObject({ state: 'ready', models: [llm.model], fault: undefined });
  expect(llm.requests()).toEqual([]);
});

it('reports a refused key, and names the settings', async () => {
  const llm = await start();
  const found = await finds({ ...llmEnvOf(llm), LLM_PROVIDER: 'groq', LLM_API_KEY: 'sk-wrong-0123456789' });
  expect(found.state).toBe('key_refused');
  expect(found.fault).toMatch(
    /^127\.0\.0\.1:\d+ refused the key \(HTTP 401 .*\): check LLM_API_KEY or GROQ_API_KEY\.$/,
  );
});

it('reports a missing key', async () => {
  const llm = await start();
  const found = await finds({ LLM_BASE_URL: llm.baseUrl, LLM_MODEL: llm.model });
  expect(found.fault).toMatch(/ wants a key \(HTTP 401.*: set LLM_API_KEY\.$/);
});

it('reports an unknown model, and names those of the server', async () => {
  const llm = await start();
  const found = await finds({ ...llmEnvOf(llm), LLM_MODEL: 'no-such-model' });
  expect(found).toMatchObject({ state: 'model_unknown', models: [llm.model] });
  expect(found.fault).toMatch(
    / does not know the model no-such-model .*: set LLM_MODEL to one that it has, such as emulator-writer\.$/,
  );
  const local = await finds({ ...llmEnvOf(llm), LLM_PROVIDER: 'ollama', LLM_MODEL: 'no-such-model' });
  expect(local.fault).toContain("run 'ollama pull no-such-model', or set LLM_MODEL");
});

it('trusts an answer more than a list without the model', async () => {
  const llm = await start();
  expect(await finds({ ...llmEnvOf(llm), LLM_MODEL: 'an-alias' })).toMatchObject({ state: 'ready' });
  expect(llm.requests()).toHaveLength(1);
});

it.each([
  ['a server in trouble', { mode: 'status', status: 503 }, 'HTTP 503'],
  ['a page in place of an answer', { mode: 'html' }, 'no answer of a model'],
])('says that it does not answer as it should: %s', async (_, mode, said) => {
  const llm = await start();
  llm.play(mode);
  const found = await finds({ ...llmEnvOf(llm), LLM_MODEL: 'an-alias' });
  expect(found.state).toBe('unreachable');
  expect(found.fault).toContain(` does not answer as it should (${said}`);
});

it('reports an unreachable server', async () => {
  const found = await finds({ LLM_BASE_URL: 'http://127.0.0.1:9', LLM_MODEL: 'qwen3' });
  expect(found).toMatchObject({ state: 'unreachable', said: 'no connection' });
});

it('sends no key to a redirect', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  const { port } = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const found = await finds({ LLM_BASE_URL: `http://127.0.0.1:${port}`, LLM_MODEL: 'm', LLM_API_KEY: 'sk-0123456789' });
  expect(found.state).toBe('unreachable');
  expect(asked).toEqual(['/v1/models']);
});

it.each(['anthropic', 'google'] as const)('asks %s in its own protocol', async (LLM_PROVIDER) => {
  const llm = await start();
  const LLM_BASE_URL = LLM_PROVIDER === 'google' ? llm.googleUrl : llm.anthropicUrl;
  const env = { ...llmEnvOf(llm), LLM_PROVIDER, LLM_BASE_URL };
  expect(await finds(env)).toMatchObject({ state: 'ready' });
  expect(await finds({ ...env, LLM_API_KEY: 'sk-wrong-0123456789' })).toMatchObject({ state: 'key_refused' });
  llm.play({ mode: 'status', status: 404 });
  expect(await finds({ ...env, LLM_MODEL: 'no-such-model' })).toMatchObject({ state: 'model_unknown' });
});
