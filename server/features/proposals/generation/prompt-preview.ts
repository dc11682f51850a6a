import type { GenerateInput } from '#shared/proposals/contract.ts';
import type { PromptPreviewAnswer } from '#shared/proposals/prompt-preview.ts';
import { hostOf, OTHER_OPENINGS, planFor, previewFor } from './llm/index.ts';
import type { GenerationEngine } from './pipeline.ts';
import { prepare, seedOf, taskForModel } from './prepared.ts';

/**
 * What would be sent to the language model for this proposal, without sending it; undefined without a model. For any
 * requester: the seed of a proposal, which depends on its author, is no part of the prompt.
 * @throws AppError POST_NOT_UNDERSTOOD: then nothing would be sent.
 */
export async function previewPrompt(
  { read, letter, model }: GenerationEngine,
  input: GenerateInput,
  { provider, authorNames }: { readonly provider: string | null; readonly authorNames: readonly string[] },
): Promise<PromptPreviewAnswer | undefined> {
  if (!model) return undefined;
  const prepared = await prepare(read, input);
  const { material } = prepared;
  const composed = await letter({ ...material, seed: seedOf(input, '', 0) });
  const plan = planFor(material.style, composed, material.lines);
  const task = taskForModel(prepared, input, composed, authorNames);
  const { system, user, hidden } = previewFor({ ...task, plan, openings: OTHER_OPENINGS });
  return {
    to: { provider, host: hostOf(model.access), model: model.access.model },
    messages: [
      { role: 'system', text: system },
      { role: 'user', text: user },
    ],
    hidden: [...hidden],
  };
}
