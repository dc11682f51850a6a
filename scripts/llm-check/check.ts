import { type LlmSettings, readConfig } from '#server/config.ts';
import { setupFault } from '#server/features/proposals/index.ts';
import { probeModel } from '#server/features/proposals/model-setup/probe.ts';
import { adviceFor, measuresOf } from './report.ts';
import { writeLetter } from './write-letter.ts';

const NOT_CONFIGURED =
  'No language model is configured, so the built-in writer writes. Set LLM_PROVIDER and a key, such as LLM_PROVIDER=openai OPENAI_API_KEY=…, or LLM_PROVIDER=ollama: docs/operating.md, "A language model".';

/**
 * Makes the configured model write one letter and reports the result. Returns the exit code: 0 when the model wrote at least
 * some of it. Never prints a key.
 */
export async function checkModel(
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<number> {
  const llm = settingsIn(env, print);
  if (!llm) return 1;
  print(`Asking ${llm.model} at ${new URL(llm.baseUrl).host} (${llm.provider}) …`);
  const fault = setupFault(llm, await probeModel(llm));
  if (fault !== undefined) {
    print(fault);
    return 1;
  }
  const letter = await writeLetter(llm);
  print(`\n${letter.answer.plainText}\n`);
  for (const line of measuresOf(llm, letter)) print(line);
  const advice = adviceFor(llm, letter);
  print(`\nWhat to change:${advice.length === 0 ? ' nothing.' : ''}`);
  for (const line of advice) print(`  - ${line}`);
  return letter.answer.engine === 'llm' ? 0 : 1;
}

/** Undefined when there are none, which is said. */
function settingsIn(
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): LlmSettings | undefined {
  try {
    const { llm } = readConfig(env);
    if (!llm) print(NOT_CONFIGURED);
    return llm;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
