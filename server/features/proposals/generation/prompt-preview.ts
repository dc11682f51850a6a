import type { GenerateInput } from '#shared/proposals/contract.ts';
import { OTHER_OPENINGS, type Preview, planFor, previewFor } from './llm/index.ts';
import type { GenerationEngine, GenerationRequest } from './pipeline.ts';
import { modelSees, prepare, seedOf } from './prepared.ts';

/**
 * What would be sent to the language model for this proposal, without sending it; null without a model.
 * @throws AppError POST_NOT_UNDERSTOOD: then nothing would be sent.
 */
export async function previewPrompt(
  { read, writer, model }: GenerationEngine,
  input: GenerateInput,
  { authorId, authorNames }: Pick<GenerationRequest, 'authorId' | 'authorNames'>,
): Promise<Preview | null> {
  if (!model) return null;
  const { material, against, reported } = await prepare(read, input);
  const composed = await writer.letter({ ...material, seed: seedOf(input, authorId, 0) });
  const plan = planFor(material.style, composed, material.lines);
  const { facts: known, userText } = against;
  const facing = modelSees(input, composed);
  const own = { masked: input.masked, authorNames, openings: OTHER_OPENINGS };
  return previewFor({ ...material, ...facing, facts: reported, known, userText, plan, ...own });
}
