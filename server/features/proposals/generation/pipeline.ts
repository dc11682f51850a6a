import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { type Layout, layoutFor } from '#shared/proposals/options.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import type { VerifyReport } from '#shared/proposals/verify.ts';
import type { ModelWriterDeps } from './llm/index.ts';
import { textOfAnswer, warningsFor } from './notes.ts';
import { prepare, seedOf } from './prepared.ts';
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
  { read, letter, verify }: GenerationEngine,
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
  const { blocks } = composed.letter;
  const { brief, facts, userText } = against;
  const report = await verify({ text: blocksToPlain(blocks), brief, facts, userText });
  signal.throwIfAborted();
  yield* deltasOf(blocks);
  yield* endWith({ ...shared, blocks, report });
}

interface Shared extends WriterInput {
  /** Text of the user that no writer gets. */
  readonly left: readonly Fact[];
  readonly composed: ComposedLetter;
  readonly layout: Layout;
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
}

function* endWith(done: Finished): Iterable<GenerationEvent> {
  yield { type: 'verified', blanks: done.report.blanks.length };
  yield { type: 'done', answer: answerOf(done) };
}

function answerOf(done: Finished): Omit<GenerateAnswer, 'proposalId'> {
  const { blocks, brief, seed, report, layout, composed } = done;
  return {
    ...textOfAnswer(brief, blocks, report.marks, layout),
    warnings: warningsFor(done),
    engine: 'composer',
    fallback: false,
    usage: null,
    seed,
    language: done.language,
    sentences: [...composed.letter.sentences],
    slots: [...composed.letter.slots],
    material: composed.material,
    lines: done.lines,
    removed: [],
    isCut: false,
  };
}
