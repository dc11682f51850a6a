import { expect, it, onTestFinished } from 'vitest';
import { GARBAGE, type LlmEmulator, llmEnvOf, startLlmEmulator } from '#server/testing/llm.ts';
import { checkModel } from './check.ts';

async function start(): Promise<LlmEmulator> {
  const llm = await startLlmEmulator();
  onTestFinished(() => llm.close());
  return llm;
}

/** What is printed with these settings, and the exit code. No key is in it. */
async function check(env: Record<string, string>) {
  const lines: string[] = [];
  const code = await checkModel(env, (line) => lines.push(line));
  const said = lines.join('\n');
  if (env.LLM_API_KEY) expect(said).not.toContain(env.LLM_API_KEY);
  return { code, said };
}

const PRICES = { LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2' };

it('writes one letter and reports its time and cost', async () => {
  const llm = await start();
  const { code, said } = await check({ ...llmEnvOf(llm), ...PRICES });
  expect(code, said).toBe(0);
  expect(said).toContain('Asking emulator-writer at 127.0.0.1:');
  expect(said).toContain('Last I would hand over everything that you need to run it without me.');
  for (const row of [
    /^ {2}First word +\d+\.\d s$/m,
    /^ {2}Total +\d+\.\d s for \d requests?$/m,
    /^ {2}Tokens +\d{3,} in, \d{2,} out$/m,
    /^ {2}Cost +\$0\.\d{4}$/m,
    /^ {2}Written by +the language model/m,
  ])
    expect(said).toMatch(row);
});

it('says what to change where there are no prices', async () => {
  const llm = await start();
  const { said } = await check(llmEnvOf(llm));
  expect(said).toMatch(/Cost +not known/);
  expect(said).toContain('set LLM_INPUT_PRICE and LLM_OUTPUT_PRICE');
});

it('fails where the built-in writer had to write, and says why', async () => {
  const llm = await start();
  llm.play(GARBAGE);
  const { code, said } = await check({ ...llmEnvOf(llm), ...PRICES });
  expect(code).toBe(1);
  expect(said).toMatch(/Written by +the built-in writer\. The language model sent nothing that could be used/);
});

it.each([
  ['nothing is configured', {}, 'No language model is configured, so the built-in writer writes. Set LLM_PROVIDER'],
  ['a key alone is', { OPENAI_API_KEY: 'sk-0123456789' }, 'No language model is configured'],
  ['the settings are wrong', { LLM_PROVIDER: 'openai' }, 'LLM_API_KEY is missing'],
])('fails in plain words when %s', async (_, env, words) => {
  const { code, said } = await check(env);
  expect(code).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('sk-0123456789');
});

it('fails when the key is refused, without writing', async () => {
  const llm = await start();
  const { code, said } = await check({ ...llmEnvOf(llm), LLM_API_KEY: 'sk-wrong-0123456789' });
  expect([code, llm.requests()]).toEqual([1, []]);
  expect(said).toContain('refused the key (HTTP 401');
});
