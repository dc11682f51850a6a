import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput, WrittenSection } from '#shared/proposals/contract.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Liken } from './embedding/index.ts';
import type { GenerationEvent } from './events.ts';
import { passedBlocks } from './gated.ts';
import { type ModelWriterDeps, type Outcome, planOf, writeWithModel } from './llm/index.ts';
import { unansweredIn, warningsFor } from './notes.ts';
import { prepared, seedOf, withLikeness } from './prepared.ts';
import { renderHtml } from './render.ts';
import { sanitizeHtml } from './sanitize.ts';
import type { ProposalWriter, WriterInput } from './writer.ts';

export interface GenerationEngine {
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  readonly writer: ProposalWriter;
  /** A language model, which writes on top of the writer; left out, nothing is asked of anybody. */
  readonly model?: ModelWriterDeps | undefined;
  /** What measures meaning for the writer; left out, shared words decide alone. */
  readonly liken?: Liken | undefined;
}

export interface GenerationRequest {
  readonly input: GenerateInput;
  /** Account or visitor: two people never get the same text for one job. */
  readonly authorId: string;
  /** What they are called, to be hidden where names are. */
  readonly authorNames?: readonly string[] | undefined;
  readonly proposalId: string;
  /** Counts up when the same person asks again for the same job; 0 when left out. */
  readonly attempt?: number;
}

/**
 * Writes one proposal. Nothing is sent that does not hold every gate together with what may still come, so a reader never sees
 * words taken back. Where a language model writes, what it does not do well stands as the writer has put it.
 * @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED when no version passes the gates.
 */
export async function* generate(
  { analyze, writer, model, liken }: GenerationEngine,
  request: GenerationRequest,
  { signal }: { signal: AbortSignal },
): AsyncIterable<GenerationEvent> {
  const { input, authorId, attempt = 0 } = request;
  const { material, left, against } = prepared(analyze, input);
  yield { type: 'brief', brief: material.brief };
  const task = { ...(await withLikeness({ liken }, material, signal)), seed: seedOf(input, authorId, attempt) };
  const passed = passedBlocks(await collected(writer.write(task, { signal })), against);
  if (passed === null) throw new AppError('GENERATION_FAILED');
  signal.throwIfAborted();
  const shared = { ...task, left, engine: writer.engine, userText: against.userText };
  if (model) {
    yield* withModel(model, request, { ...shared, composed: passed.blocks }, signal);
    return;
  }
  yield* told(passed.blocks);
  yield* finished({ ...shared, ...passed, outcome: null });
}

interface Shared extends WriterInput {
  /** What the user entered and no writer gets to see. */
  readonly left: readonly Fact[];
  readonly engine: ProposalWriter['engine'];
  readonly userText: string;
}

async function* withModel(
  model: ModelWriterDeps,
  { input, authorId, authorNames, proposalId }: GenerationRequest,
  { composed, ...shared }: Shared & { composed: readonly Block[] },
  signal: AbortSignal,
): AsyncIterable<GenerationEvent> {
  const post = { title: input.jobTitle, description: input.jobDescription };
  const task = { ...shared, post, plan: planOf(composed), masked: input.masked, authorNames };
  const blocks: Block[] = [];
  let outcome: Outcome | null = null;
  const author = { ownerId: authorId, proposalId, writes: 'proposal' } as const;
  for await (const step of writeWithModel(model, task, author, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else {
      yield* told(step.blocks, blocks.at(-1));
      blocks.push(...step.blocks);
    }
  }
  signal.throwIfAborted();
  const plainText = blocksToPlain(blocks);
  const report = verifyProposal({ text: plainText, ...shared });
  // Each section was shown only where this holds: it is looked at once more because it is what everything rests on.
  if (report.gates.some(({ ok }) => !ok)) throw new AppError('GENERATION_FAILED');
  yield* finished({ ...shared, blocks, plainText, report, outcome });
}

/** `before` is the block that was told last. */
function* told(blocks: readonly Block[], before?: Block): Iterable<GenerationEvent> {
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
  /** Null where no language model was to write. */
  readonly outcome: Outcome | null;
}

function* finished(done: Finished): Iterable<GenerationEvent> {
  yield { type: 'verified', blanks: done.report.blanks.length };
  yield { type: 'done', answer: answerOf(done) };
}

function answerOf(done: Finished): Omit<GenerateAnswer, 'proposalId'> {
  const { blocks, plainText, brief, engine, seed, report, outcome } = done;
  return {
    formattedProposal: sanitizeHtml(renderHtml(blocks)),
    plainText,
    brief,
    warnings: warningsFor(done),
    unanswered: unansweredIn(brief, report.marks),
    ignored: brief.ignored,
    engine: outcome && outcome.byModel.length > 0 ? 'llm' : engine,
    fallback: outcome !== null && (outcome.byComposer.length > 0 || outcome.byModel.length === 0),
    usage: outcome?.usage ?? null,
    seed,
    language: done.language,
    sections: sectionsOf(blocks),
  };
}

function sectionsOf(blocks: readonly Block[]): WrittenSection[] {
  const parts = [...new Set(blocks.map(({ part }) => part))];
  return parts.map((part) =>
    sectionOf(
      part,
      blocks.filter((block) => block.part === part),
    ),
  );
}

/** One section as it is answered. */
export function sectionOf(part: Part, blocks: readonly Block[]): WrittenSection {
  return { part, html: sanitizeHtml(renderHtml(blocks)), plainText: blocksToPlain(blocks) };
}

/** All that a writer writes. */
export async function collected(blocks: AsyncIterable<Block>): Promise<Block[]> {
  const all: Block[] = [];
  for await (const block of blocks) all.push(block);
  return all;
}
