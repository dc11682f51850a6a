import { createHash } from 'node:crypto';
import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { AppError } from '../../../http/app-error.ts';
import type { GenerationEvent } from './events.ts';
import { passedBlocks } from './gated.ts';
import { unansweredIn, warningsFor } from './notes.ts';
import { renderHtml } from './render.ts';
import { sanitizeHtml } from './sanitize.ts';
import type { ProposalWriter } from './writer.ts';

export interface GenerationEngine {
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  readonly writer: ProposalWriter;
}

export interface GenerationRequest {
  readonly input: GenerateInput;
  /** Account or visitor: two people never get the same text for one job. */
  readonly authorId: string;
  readonly proposalId: string;
  /** Counts up when the same person asks again for the same job; 0 when left out. */
  readonly attempt?: number;
}

/**
 * Writes one proposal. Nothing is sent before the whole has passed every gate, so a reader never sees words taken back.
 * @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED when no version passes the gates.
 */
export async function* generate(
  { analyze, writer }: GenerationEngine,
  { input, authorId, attempt = 0 }: GenerationRequest,
  { signal }: { signal: AbortSignal },
): AsyncIterable<GenerationEvent> {
  const brief = analyze({ title: input.jobTitle, description: input.jobDescription });
  if (!brief.understood) throw new AppError('POST_NOT_UNDERSTOOD');
  yield { type: 'brief', brief };
  const facts = collectFacts(input);
  const seed = seedOf(input, authorId, attempt);
  const written = await collected(
    writer.write({ brief, facts, tone: input.tone, style: input.style, seed }, { signal }),
  );
  const userText = [input.skillsAndExperience, input.aboutMeStatement, input.portfolio].join('\n');
  const passed = passedBlocks(written, { brief, facts, userText });
  if (passed === null) throw new AppError('GENERATION_FAILED');
  signal.throwIfAborted();
  yield* told(passed.blocks);
  yield { type: 'verified', blanks: passed.report.blanks.length };
  yield { type: 'done', answer: answerOf({ ...passed, brief, facts, seed, engine: writer.engine }) };
}

function* told(blocks: readonly Block[]): Iterable<GenerationEvent> {
  for (const [index, block] of blocks.entries()) {
    if (block.part !== blocks[index - 1]?.part) yield { type: 'section', part: block.part };
    yield { type: 'delta', text: `${index === 0 ? '' : '\n\n'}${blockToPlain(block)}` };
  }
}

interface Passed {
  blocks: readonly Block[];
  plainText: string;
  report: { blanks: readonly string[]; marks: Readonly<Record<string, string>> };
  brief: JobBrief;
  facts: readonly Fact[];
  seed: string;
  engine: ProposalWriter['engine'];
}

function answerOf(passed: Passed): Omit<GenerateAnswer, 'proposalId'> {
  const { blocks, plainText, brief, engine, seed } = passed;
  return {
    formattedProposal: sanitizeHtml(renderHtml(blocks)),
    plainText,
    brief,
    warnings: warningsFor(passed),
    unanswered: unansweredIn(brief, passed.report.marks),
    ignored: brief.ignored,
    engine,
    fallback: false,
    usage: null,
    seed,
  };
}

function seedOf(input: GenerateInput, authorId: string, attempt: number): string {
  const parts = [input.jobTitle, input.jobDescription, input.tone, input.style, authorId, attempt];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

async function collected(blocks: AsyncIterable<Block>): Promise<Block[]> {
  const all: Block[] = [];
  for await (const block of blocks) all.push(block);
  return all;
}
