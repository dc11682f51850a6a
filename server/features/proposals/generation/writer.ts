import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';

export interface WriterInput {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly style: Style;
  /** Picks among equally good wordings: two people never get the same text for one job, one seed always gives the same. */
  readonly seed: string;
}

/** Writes the blocks of a proposal in reading order. Throws when it cannot; an aborted `signal` ends it early. */
export interface ProposalWriter {
  readonly engine: 'composer' | 'llm';
  write(input: WriterInput, options: { signal: AbortSignal }): AsyncIterable<Block>;
}
