import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { documentOfLetter, writtenSections } from '#shared/proposals/document/of-letter.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import type { GateName } from '#shared/proposals/verify/gates.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CheckContext } from './check-context.ts';
import type { GenerationEvent } from './events.ts';
import {
  type ModelWriterDeps,
  OTHER_OPENINGS,
  type Outcome,
  planFor,
  postWithoutInjections,
  type Shows,
  writeWithModel,
} from './llm/index.ts';
import { unansweredIn, warningsFor } from './notes.ts';
import { modelSees, prepare, seedOf } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';
import type { ComposedLetter, ProposalWriter, WriterInput } from './writer.ts';

export interface GenerationEngine {
  readonly read: EngineTasks['read'];
  readonly writer: ProposalWriter;
  /** Checks the composer's text; in this thread when left out. */
  readonly verify?: EngineTasks['verify'] | undefined;
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
  { read, writer, model, verify = async (input) => verifyProposal(input) }: GenerationEngine,
  request: GenerationRequest,
  { signal }: { signal: AbortSignal },
): AsyncIterable<GenerationEvent> {
  const { input, authorId, variation = 0 } = request;
  const { material, reported, left, against } = await prepare(read, input);
  signal.throwIfAborted();
  yield { type: 'brief', brief: material.brief };
  const task = { ...material, seed: seedOf(input, authorId, variation) };
  const composed = await writer.letter(task);
  signal.throwIfAborted();
  const shared: Shared = { ...task, against, left, composed, engine: writer.engine };
  if (model) {
    yield* withModel(model, request, { ...shared, reported }, signal);
    return;
  }
  const { blocks } = composed.letter;
  const plainText = blocksToPlain(blocks);
  const { brief, facts, userText } = against;
  const report = await verify({ text: plainText, brief, facts, userText });
  signal.throwIfAborted();
  yield* deltasOf(blocks);
  yield* endWith({ ...shared, blocks, plainText, report, outcome: null });
}

/** The warnings beside the text: the client's code word that claims something, and claims that only the user can judge. */
const REPORTED_GATES: ReadonlySet<GateName> = new Set(['opener', 'claims']);

interface Shared extends WriterInput {
  /** Text of the user that no writer gets. */
  readonly left: readonly Fact[];
  readonly against: CheckContext;
  readonly composed: ComposedLetter;
  readonly engine: ProposalWriter['engine'];
}

async function* withModel(
  model: ModelWriterDeps,
  { input, authorId, authorNames, proposalId }: GenerationRequest,
  { reported, ...shared }: Shared & { reported: readonly Fact[] },
  signal: AbortSignal,
): AsyncIterable<GenerationEvent> {
  const { against, composed } = shared;
  const plan = planFor(shared.style, composed, shared.lines);
  const { facts: known, userText } = against;
  const facing = modelSees(input, composed);
  const task = {
    ...shared,
    ...facing,
    facts: reported,
    known,
    userText,
    plan,
    masked: input.masked,
    authorNames,
    openings: OTHER_OPENINGS,
  };
  const blocks: Block[] = [];
  let outcome: Outcome | null = null;
  const author = { ownerId: authorId, proposalId, writes: 'proposal' } as const;
  for await (const step of writeWithModel(model, task, author, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else if (step.type === 'thinking') yield step;
    else yield* shownBy(step, blocks);
  }
  signal.throwIfAborted();
  const plainText = blocksToPlain(blocks);
  const numbersFrom = `${userText}\n${postWithoutInjections(shared.post).text}`;
  const report = verifyProposal({ text: plainText, ...against, userText: numbersFrom });
  const isByModel = outcome !== null && outcome.byModel.length > 0;
  // Each section was shown only after this check: it is repeated because everything depends on it.
  if (isByModel && report.gates.some(({ gate, ok }) => !ok && !REPORTED_GATES.has(gate)))
    throw new AppError('GENERATION_FAILED');
  yield* endWith({ ...shared, blocks, plainText, report, outcome });
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
  readonly plainText: string;
  readonly report: VerifyReport;
  /** Null without a language model. */
  readonly outcome: Outcome | null;
}

function* endWith(done: Finished): Iterable<GenerationEvent> {
  yield { type: 'verified', blanks: done.report.blanks.length };
  yield { type: 'done', answer: answerOf(done) };
}

function answerOf(done: Finished): Omit<GenerateAnswer, 'proposalId'> {
  const { blocks, plainText, brief, engine, seed, report, outcome } = done;
  const isByModel = outcome !== null && outcome.byModel.length > 0;
  // The browser cannot compose a model's text.
  const composed = isByModel ? null : done.composed;
  const document = documentOfLetter(blocks);
  return {
    document,
    formattedProposal: documentToHtml(document),
    plainText,
    brief,
    warnings: warningsFor(done),
    unanswered: unansweredIn(brief, report.marks),
    ignored: brief.ignored,
    engine: isByModel ? 'llm' : engine,
    fallback: outcome !== null && (outcome.byComposer.length > 0 || outcome.byModel.length === 0),
    usage: outcome?.usage ?? null,
    seed,
    language: done.language,
    sections: writtenSections(blocks),
    sentences: [...(composed?.letter.sentences ?? [])],
    slots: [...(composed?.letter.slots ?? [])],
    skeleton: composed?.letter.isSkeleton ?? false,
    material: composed?.material ?? null,
    lines: done.lines,
    openings: outcome?.openings ?? null,
  };
}
