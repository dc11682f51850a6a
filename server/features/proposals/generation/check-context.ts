import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';

/** What a text is checked against. */
export interface CheckContext {
  readonly brief: JobBrief;
  /** The user's facts, including typed lines. */
  readonly facts: readonly Fact[];
  readonly userText: string;
  /** The language of the text. */
  readonly language: WrittenLanguage;
}
