import type { Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';

/** The events of a generation, in this order: `brief` first, `done` last, the deltas make up `plainText` exactly. */
export type GenerationEvent =
  | { readonly type: 'brief'; readonly brief: JobBrief }
  /** So many characters of what comes next are code's: until there are more, the writer has said nothing. */
  | { readonly type: 'opening'; readonly chars: number }
  /** A model thinks before its first word. */
  | { readonly type: 'thinking' }
  | { readonly type: 'section'; readonly part: Part }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'verified'; readonly blanks: number }
  | { readonly type: 'done'; readonly answer: Omit<GenerateAnswer, 'proposalId'> };
