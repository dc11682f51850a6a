import type { Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';

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
