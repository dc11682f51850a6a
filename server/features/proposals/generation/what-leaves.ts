import type { GenerateInput } from '#shared/proposals/contract.ts';
import { AppError } from '../../../http/app-error.ts';
import { passedBlocks } from './gated.ts';
import { type Preview, planOf, previewFor } from './llm/index.ts';
import { collected, type GenerationEngine, type GenerationRequest } from './pipeline.ts';
import { prepared, seedOf, withLikeness } from './prepared.ts';

/**
 * What would be sent to the language model for this proposal, without sending it; null where no model is asked.
 * @throws AppError POST_NOT_UNDERSTOOD, GENERATION_FAILED: then nothing would be.
 */
export async function whatLeaves(
  { analyze, writer, model, liken }: GenerationEngine,
  input: GenerateInput,
  { authorId, authorNames }: Pick<GenerationRequest, 'authorId' | 'authorNames'>,
  signal: AbortSignal,
): Promise<Preview | null> {
  if (!model) return null;
  const { material, against } = prepared(analyze, input);
  const task = { ...(await withLikeness({ liken }, material, signal)), seed: seedOf(input, authorId, 0) };
  const composed = await collected(writer.write(task, { signal }));
  const passed = passedBlocks(composed, against);
  if (passed === null) throw new AppError('GENERATION_FAILED');
  const post = { title: input.jobTitle, description: input.jobDescription };
  const { masked } = input;
  const plan = planOf(passed.blocks);
  return previewFor({ ...material, userText: against.userText, post, plan, masked, authorNames });
}
