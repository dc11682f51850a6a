import { randomBytes } from 'node:crypto';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { PROMPT_END, PROMPT_START } from '#shared/proposals/pasted.ts';
import type { PromptPreviewAnswer } from '#shared/proposals/prompt-preview.ts';
import { formFor, hostOf, promptFor, readWithoutInjections } from './llm/index.ts';
import { modelTaskFor } from './model-task.ts';
import type { GenerationEngine } from './pipeline.ts';
import { prepare } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';

/** A job, read and prepared for a model that is not ours. @throws AppError POST_NOT_UNDERSTOOD */
export async function assistantTask(tasks: EngineTasks, input: GenerateInput) {
  const prepared = await prepare(readWithoutInjections(tasks.read), input);
  return { prepared, input, task: await modelTaskFor(tasks, prepared, input) };
}

/** The prompt of a proposal as one text for a chat. Nothing is sent. @throws AppError POST_NOT_UNDERSTOOD */
export async function promptForAssistant(tasks: EngineTasks, input: GenerateInput, form: 'full' | 'short') {
  const { task } = await assistantTask(tasks, input);
  const { system, user, hidden, leftOut } = promptFor(task, randomBytes(12).toString('hex'), form);
  return { prompt: [PROMPT_START, system, user, PROMPT_END].join('\n\n'), hidden: [...hidden], leftOut: [...leftOut] };
}

// A real one is random for each request.
const NO_KEY = '0'.repeat(24);

/**
 * What would be sent to the language model for this proposal, by the code that sends it; undefined without a model.
 * @throws AppError POST_NOT_UNDERSTOOD: then nothing would be sent.
 */
export async function previewPrompt(
  engine: GenerationEngine,
  input: GenerateInput,
  provider: string | null,
): Promise<PromptPreviewAnswer | undefined> {
  const { model } = engine;
  if (!model) return undefined;
  const prepared = await prepare(engine.read, input);
  const task = await modelTaskFor(engine, prepared, input);
  const { system, user, hidden, leftOut } = promptFor(task, NO_KEY, formFor(model.access));
  return {
    to: { provider, host: hostOf(model.access), model: model.access.model },
    messages: [
      { role: 'system', text: system },
      { role: 'user', text: user },
    ],
    hidden: [...hidden],
    leftOut: [...leftOut],
  };
}
