import type { Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';

export type GenerationEvent =
  | { readonly type: 'brief'; readonly brief: JobBrief }
  | { readonly type: 'section'; readonly part: Part }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'verified'; readonly blanks: number }
  | { readonly type: 'done'; readonly answer: Omit<GenerateAnswer, 'proposalId'> };

/**
 * Writes one proposal: `brief` first, `done` last, the deltas in between make up `plainText` exactly.
 * @throws AppError POST_NOT_UNDERSTOOD before the first event, GENERATION_FAILED at any moment.
 */
export type Generate = (
  request: { readonly input: GenerateInput; readonly authorId: string; readonly proposalId: string },
  options: { readonly signal: AbortSignal },
) => AsyncIterable<GenerationEvent>;
