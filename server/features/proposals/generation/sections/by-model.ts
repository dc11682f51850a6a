import type { Block } from '#shared/proposals/blocks.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { RewriteInput } from '#shared/proposals/rewrite.ts';
import { fallbackNote, isForModel, type ModelWriterDeps, type Outcome, planOf, writeWithModel } from '../llm/index.ts';
import type { Wanted } from './candidates.ts';
import { faultsIn } from './judge.ts';
import { saysSame } from './pieces.ts';

export interface ModelSection {
  /** Null where the composer's stands. */
  readonly blocks: readonly Block[] | null;
  /** What the user is told then. */
  readonly message: string | null;
}

const NOT_PASSED = 'What the language model wrote did not pass our checks, so our built-in writer wrote this section.';

/**
 * Has a language model write the section that the composer has written, by the same rules and within the same spending as a
 * whole proposal. Null for a section in which nothing is for a model to write.
 */
export async function bySection(
  model: ModelWriterDeps,
  { wanted, input, composed }: { wanted: Wanted; input: RewriteInput; composed: readonly Block[] },
  author: { readonly ownerId: string; readonly proposalId: string },
): Promise<ModelSection | null> {
  const plan = planOf(composed);
  if (!plan.sections.some(isForModel)) return null;
  const { task, against, standing, part, signal } = wanted;
  // The client's word stands in another section, which nobody rewrites here.
  const brief = { ...task.brief, opener: null, ...(part === 'answers' ? {} : { anywhere: [], puzzles: [] }) };
  const post = { title: input.jobTitle, description: input.jobDescription };
  const section = { ...task, brief, post, plan, userText: against.userText, masked: input.masked };
  const blocks: Block[] = [];
  let outcome: Outcome | null = null;
  for await (const step of writeWithModel(model, section, author, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else blocks.push(...step.blocks);
  }
  signal.throwIfAborted();
  if (outcome === null || outcome.byModel.length === 0)
    return { blocks: null, message: fallbackNote(outcome, 'this section')?.message ?? NOT_PASSED };
  const isNew = !saysSame(blocksToPlain(blocks), standing.now);
  return isNew && faultsIn(blocks, standing, against).length === 0
    ? { blocks, message: null }
    : { blocks: null, message: NOT_PASSED };
}
