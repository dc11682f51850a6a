import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { type Layout, layoutFor } from '#shared/proposals/options.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import type { GateName } from '#shared/proposals/verify/gates.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  type ModelWriterDeps,
  OTHER_OPENINGS,
  type Outcome,
  planFor,
  postWithoutInjections,
  type Shows,
  writeWithModel,
} from './llm/index.ts';
import { textOfAnswer, warningsFor } from './notes.ts';
import { type Prepared, prepare, seedOf, taskForModel } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';
import type { ComposedLetter, WriterInput } from './writer.ts';

/** The events of a generation, in this order: `brief` first, `done` last, the deltas make up `plainText` exactly. */
export type GenerationEvent =
  | { readonly type: 'brief'; readonly brief: JobBrief }
  /** The next characters are fixed text before the writer's: until there are more, the writer has written nothing. */
  | { readonly type: 'opening'; readonly chars: number }
  /** A model reasons before its first word. */
  | { readonly type: 'thinking' }
  | { readonly type: 'section'; readonly part: Part }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'verified'; readonly blanks: number }
  | { readonly type: 'done'; readonly answer: Omit<GenerateAnswer, 'proposalId'> };

export interface GenerationEngine extends EngineTasks {
  /** A language model that writes on top of the composer; left out, no model is called. */
  readonly model?: ModelWriterDeps | undefined;
}

export interface GenerationRequest {
  readonly input: GenerateInput;
  /** Account or visitor: two people never get the same text for one job. */
  readonly authorId: string;
  /** Their names, to be masked when names are. */
  readonly authorNames?: readonly string[] | undefined;
  readonly proposalId: string;
  /** Another one gives the same person other words for the same job; 0 when left out. */
  readonly variation?: string | number;
}

/**
 * Writes one proposal. Nothing is sent that may be taken back. Where a language model fails, the text is the composer's.
 * @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED when a model's text passes no gate.
 */
export async function* generate(
  { read, letter, model, verify }: GenerationEngine,
  request: GenerationRequest,
  { signal }: { signal: AbortSignal },
): AsyncIterable<GenerationEvent> {
  const { input, authorId, variation = 0 } = request;
  const prepared = await prepare(read, input);
  const { material, left, against } = prepared;
  signal.throwIfAborted();
  yield { type: 'brief', brief: material.brief };
  const task = { ...material, seed: seedOf(input, authorId, variation) };
  const composed = await letter(task);
  signal.throwIfAborted();
  const shared: Shared = { ...task, left, composed, layout: layoutFor(input.layout, input.style) };
  if (model) {
    yield* withModel(model, request, { prepared, shared }, signal);
    return;
  }
  const { blocks } = composed.letter;
  const { brief, facts, userText } = against;
  const report = await verify({ text: blocksToPlain(blocks), brief, facts, userText });
  signal.throwIfAborted();
  yield* deltasOf(blocks);
  yield* endWith({ ...shared, blocks, report, outcome: null });
}

/** The warnings beside the text: the client's code word that claims something, and claims that only the user can judge. */
const REPORTED_GATES: ReadonlySet<GateName> = new Set(['opener', 'claims']);

interface Shared extends WriterInput {
  /** Text of the user that no writer gets. */
  readonly left: readonly Fact[];
  readonly composed: ComposedLetter;
  readonly layout: Layout;
}

async function* withModel(
  model: ModelWriterDeps,
  { input, authorId, authorNames, proposalId }: GenerationRequest,
  { prepared, shared }: { readonly prepared: Prepared; readonly shared: Shared },
  signal: AbortSignal,
): AsyncIterable<GenerationEvent> {
  const { against, material } = prepared;
  const plan = planFor(material.style, shared.composed, material.lines);
  const task = { ...taskForModel(prepared, input, shared.composed, authorNames), plan, openings: OTHER_OPENINGS };
  const blocks: Block[] = [];
  let outcome: Outcome | null = null;
  const author = { ownerId: authorId, proposalId, writes: 'proposal' } as const;
  for await (const step of writeWithModel(model, task, author, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else if (step.type === 'thinking') yield step;
    else yield* shownBy(step, blocks);
  }
  signal.throwIfAborted();
  const numbersFrom = `${against.userText}\n${postWithoutInjections(material.post).text}`;
  const report = verifyProposal({ text: blocksToPlain(blocks), ...against, userText: numbersFrom });
  const isByModel = outcome !== null && outcome.byModel.length > 0;
  // Each section was shown only after this check: it is repeated because everything depends on it.
  if (isByModel && report.gates.some(({ gate, ok }) => !ok && !REPORTED_GATES.has(gate)))
    throw new AppError('GENERATION_FAILED');
  yield* endWith({ ...shared, blocks, report, outcome });
}

/** Puts the step's content into `blocks`. */
function* shownBy(step: Shows, blocks: Block[]): Iterable<GenerationEvent> {
  const last = blocks.at(-1);
  if (step.type === 'grown') {
    const before = last ? blockToPlain(last) : '';
    blocks.splice(-1, 1, step.block);
    yield { type: 'delta', text: blockToPlain(step.block).slice(before.length) };
    return;
  }
  if (step.type === 'opening') yield { type: 'opening', chars: blocksToPlain(step.blocks).length };
  yield* deltasOf(step.blocks, last);
  blocks.push(...step.blocks);
}

/** `before` is the block that was sent last. */
function* deltasOf(blocks: readonly Block[], before?: Block): Iterable<GenerationEvent> {
  let last = before;
  for (const block of blocks) {
    if (block.part !== last?.part) yield { type: 'section', part: block.part };
    yield { type: 'delta', text: `${last === undefined ? '' : '\n\n'}${blockToPlain(block)}` };
    last = block;
  }
}

interface Finished extends Shared {
  readonly blocks: readonly Block[];
  readonly report: VerifyReport;
  /** Null without a language model. */
  readonly outcome: Outcome | null;
}

function* endWith(done: Finished): Iterable<GenerationEvent> {
  yield { type: 'verified', blanks: done.report.blanks.length };
  yield { type: 'done', answer: answerOf(done) };
}

function answerOf(done: Finished): Omit<GenerateAnswer, 'proposalId'> {
  const { blocks, brief, seed, report, outcome, layout } = done;
  const isByModel = outcome !== null && outcome.byModel.length > 0;
  // The browser cannot compose a model's text.
  const composed = isByModel ? null : done.composed;
  return {
    ...textOfAnswer(brief, blocks, report.marks, layout),
    warnings: warningsFor(done),
    engine: isByModel ? 'llm' : 'composer',
    fallback: outcome !== null && (outcome.byComposer.length > 0 || outcome.byModel.length === 0),
    usage: outcome?.usage ?? null,
    seed,
    language: done.language,
    sentences: [...(composed?.letter.sentences ?? [])],
    slots: [...(composed?.letter.slots ?? [])],
    skeleton: composed?.letter.isSkeleton ?? false,
    material: composed?.material ?? null,
    lines: done.lines,
    openings: outcome?.openings ?? null,
  };
}
