import { randomBytes } from 'node:crypto';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { type AssistantPrompt, planFor, promptForAssistant, readWithoutInjections } from '../llm/index.ts';
import { type Prepared, prepare, seedOf, taskForModel } from '../prepared.ts';
import type { EngineTasks } from '../tasks.ts';
import type { ComposedLetter } from '../writer.ts';

/** A job with the prompt for the user's own assistant, and the checks of its answer. */
export interface AssistantTask extends AssistantPrompt {
  readonly input: GenerateInput;
  readonly prepared: Prepared;
  readonly composed: ComposedLetter;
}

/**
 * The prompt for the user's own assistant. The same input makes the same placeholders, so that they can be restored whenever
 * an answer is pasted.
 * @throws AppError POST_NOT_UNDERSTOOD
 */
export async function assistantTask(
  tasks: EngineTasks,
  input: GenerateInput,
  authorNames: readonly string[],
): Promise<AssistantTask> {
  const prepared = await prepare(readWithoutInjections(tasks.read), input);
  const { material } = prepared;
  // A typed line is a fact for the assistant, which writes every part; only left out parts stay so.
  const lines = Object.fromEntries(Object.entries(input.lines).filter(([, line]) => line === ''));
  const composed = await tasks.letter({ ...material, lines, seed: seedOf(input, '', 0) });
  const plan = planFor(material.style, composed, lines);
  const task = { ...taskForModel(prepared, input, composed, authorNames), plan };
  const { prompt, hidden, restore } = promptForAssistant(task, randomBytes(12).toString('hex'));
  return { input, prepared, composed, prompt, hidden, restore };
}
