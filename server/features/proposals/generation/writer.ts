import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';

export interface WriterInput {
  readonly brief: JobBrief;
  /** The post as it was pasted: what it answers already is not asked. Left out, the brief alone is looked at. */
  readonly postText?: string | undefined;
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly style: Style;
  /** What to write in; the post may be in another. */
  readonly language: WrittenLanguage;
  /** Picks among equally good wordings: two people never get the same text for one job, one seed always gives the same. */
  readonly seed: string;
  /** What the user's sentences mean beside the job; left out where nothing measures it, and shared words decide alone. */
  readonly likeness?: Likeness | undefined;
}

/** Nearness in meaning, from -1 to 1, by ids of facts; those that shared words decide about are left out. */
export interface Likeness {
  readonly toJob: ReadonlyMap<string, number>;
  /** By the text of the question or ask. */
  readonly toQuestion: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export interface WriteOptions {
  readonly signal: AbortSignal;
  /** Only a part of it is going to be used: how the whole reads need not be weighed, which takes most of the time. */
  readonly forPart?: boolean;
}

/** Writes the blocks of a proposal in reading order. Throws when it cannot; an aborted `signal` ends it early. */
export interface ProposalWriter {
  readonly engine: 'composer' | 'llm';
  write(input: WriterInput, options: WriteOptions): AsyncIterable<Block>;
  /** What can be said in a part beyond what a proposal says there, the most telling first; empty when it knows of nothing. */
  further?(part: Part, input: WriterInput): readonly Further[];
}

/** One more sentence or step, and what it rests on. */
export interface Further {
  readonly text: string;
  readonly evidence: readonly string[];
  /** The client's question that it answers, as it stands in the proposal. */
  readonly question?: string;
  /** The thing it names, where naming that again would be all it does. */
  readonly about?: string;
}
