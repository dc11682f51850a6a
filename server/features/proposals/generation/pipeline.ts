import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { blocksInLayout, demandsOf, streamedHeadings } from '#shared/proposals/layout.ts';
import { layoutFor } from '#shared/proposals/options.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import { addedWords, missingWords, openerOf } from './code-words.ts';
import { fallbackNote, type ModelWriterDeps, type Outcome, writeText } from './llm/index.ts';
import { modelTaskFor } from './model-task.ts';
import { textOfAnswer, warningsFor } from './notes.ts';
import { isInAnotherLanguage } from './pasted.ts';
import { type Prepared, prepare, seedOf } from './prepared.ts';
import { detectLanguage } from './read/language.ts';
import type { EngineTasks } from './tasks.ts';
import { answerOfText, unansweredIn } from './text-answer.ts';

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
  /** A language model that writes; left out, the built-in writer does. */
  readonly model?: ModelWriterDeps | undefined;
}

export interface GenerationRequest {
  readonly input: GenerateInput;
  /** Account or visitor: two people never get the same text for one job. */
  readonly authorId: string;
  readonly proposalId: string;
  /** Another one gives the same person other words for the same job; 0 when left out. */
  readonly variation?: string | number;
}

interface Job extends GenerationRequest {
  readonly prepared: Prepared;
  readonly seed: string;
}

type Answer = Omit<GenerateAnswer, 'proposalId'>;

/**
 * Writes one proposal. Nothing that is sent is taken back. Where a language model writes nothing, the built-in writer does.
 * @throws AppError POST_NOT_UNDERSTOOD before the first event.
 */
export async function* generate(
  engine: GenerationEngine,
  request: GenerationRequest,
  { signal }: { signal: AbortSignal },
): AsyncIterable<GenerationEvent> {
  const { input, authorId, variation = 0 } = request;
  const prepared = await prepare(engine.read, input);
  signal.throwIfAborted();
  yield { type: 'brief', brief: prepared.material.brief };
  const job: Job = { ...request, prepared, seed: seedOf(input, authorId, variation) };
  if (engine.model) yield* byModel({ ...engine, model: engine.model }, job, signal);
  else yield* byBuiltIn(engine, job, { signal, failed: null });
}

async function* byModel(
  engine: GenerationEngine & { readonly model: ModelWriterDeps },
  job: Job,
  signal: AbortSignal,
): AsyncIterable<GenerationEvent> {
  const { prepared, input, authorId: ownerId, proposalId } = job;
  const { brief, style, language, lines } = prepared.material;
  const layout = layoutFor(input.layout, style);
  const opener = openerOf(brief, lines);
  if (opener.length > 0) {
    yield { type: 'opening', chars: blocksToPlain(opener).length };
    yield* deltasOf(opener);
  }
  const text = {
    task: await modelTaskFor(engine, prepared, input),
    headings: streamedHeadings(layout, style, demandsOf(brief)),
    isBegun: opener.length > 0,
    userText: prepared.against.userText,
  };
  let outcome: Outcome | undefined;
  for await (const step of writeText(engine.model, text, { ownerId, proposalId, writes: 'proposal' }, signal)) {
    if (step.type === 'outcome') outcome = step.outcome;
    else yield step;
  }
  signal.throwIfAborted();
  if (!outcome || outcome.blocks.length === 0) {
    yield* byBuiltIn(engine, job, { signal, failed: { outcome, opener } });
    return;
  }
  const { blocks, shownHeadings: shown } = outcome;
  const missing = missingWords([...opener, ...blocks], brief);
  yield* deltasOf(missing, blocks.at(-1));
  const written = { blocks: [...opener, ...blocks, ...missing], layout, shown };
  const answer = await answerOfText(engine, prepared, written);
  const added = addedWords({ ...brief, opener: null }, [...opener, ...blocks]);
  const { removed, isCut, usage } = outcome;
  yield* endWith({
    ...answer,
    warnings: [...answer.warnings, ...added, ...isInAnotherLanguage(detectLanguage(blocksToPlain(blocks)), language)],
    ...{ engine: 'llm', fallback: false, usage, seed: job.seed },
    ...{ removed: [...removed], isCut },
  });
}

interface BuiltIn {
  readonly signal: AbortSignal;
  /** What a model did instead, and what code has shown before it; null without a model. */
  readonly failed: { readonly outcome: Outcome | undefined; readonly opener: readonly Block[] } | null;
}

async function* byBuiltIn(
  { letter, verify }: Pick<EngineTasks, 'letter' | 'verify'>,
  { prepared, input, seed }: Job,
  { signal, failed }: BuiltIn,
): AsyncIterable<GenerationEvent> {
  const { material, left, against } = prepared;
  const { brief, facts, language, lines } = material;
  const composed = await letter({ ...material, seed });
  const layout = layoutFor(input.layout, input.style);
  const { blocks, sentences, slots } = composed.letter;
  const text = textOfAnswer(brief, blocks, layout);
  const { userText } = against;
  const report = await verify({ text: blocksToPlain(blocks), brief, facts: against.facts, userText });
  signal.throwIfAborted();
  const shownBefore = failed?.opener.length ?? 0;
  const inLayout = blocksInLayout(blocks, layout, demandsOf(brief));
  yield* deltasOf(inLayout.slice(shownBefore), inLayout[shownBefore - 1]);
  const warnings = warningsFor({ brief, language, facts, lines, blocks, blanks: report.blanks, left });
  yield* endWith({
    ...text,
    unanswered: unansweredIn(brief, report.marks),
    warnings: [...(failed ? [fallbackNote(failed.outcome?.failure ?? 'broken')] : []), ...warnings],
    ...{ engine: 'composer', fallback: failed !== null, usage: failed?.outcome?.usage ?? null, seed, language },
    ...{ sentences: [...sentences], slots: [...slots], material: composed.material, lines },
    ...{ removed: [], isCut: false },
  });
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

function* endWith(answer: Answer): Iterable<GenerationEvent> {
  yield { type: 'verified', blanks: answer.unanswered.length };
  yield { type: 'done', answer };
}
