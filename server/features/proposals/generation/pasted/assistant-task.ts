import { randomBytes } from 'node:crypto';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { type AssistantPrompt, planFor, promptForAssistant, withoutInjections } from '../llm/index.ts';
import { modelSees, type Prepared, prepare, seedOf } from '../prepared.ts';
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
  const read: EngineTasks['read'] = async (post, corrections) =>
    withoutInjections(await tasks.read(post, corrections), post);
  const prepared = await prepare(read, input);
  const { material, reported, against } = prepared;
  // A typed line is a fact for the assistant, which writes every part; only left out parts stay so.
  const lines = Object.fromEntries(Object.entries(input.lines).filter(([, line]) => line === ''));
  const composed = await tasks.letter({ ...material, lines, seed: seedOf(input, '', 0) });
  const task = {
    ...material,
    ...modelSees(input, composed),
    ...{ facts: reported, known: against.facts, userText: against.userText },
    plan: planFor(material.style, composed, lines),
    ...{ masked: input.masked, authorNames },
  };
  const { prompt, hidden, restore } = promptForAssistant(task, randomBytes(12).toString('hex'));
  return { input, prepared, composed, prompt, hidden, restore };
}
