import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Letter } from '#shared/proposals/letter/compose.ts';
import type { LetterLines, LetterMaterial } from '#shared/proposals/letter/material.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import type { PostInput } from './read/index.ts';

export interface WriterInput {
  readonly brief: JobBrief;
  readonly post: PostInput;
  readonly facts: readonly Fact[];
  readonly tone: Tone;
  readonly style: Style;
  /** The language of the letter; the post may be in another. */
  readonly language: WrittenLanguage;
  /** Chooses among equally fit lines: two people never get the same letter for one job, one seed always gives the same. */
  readonly seed: string;
  /** The lines typed for this job. */
  readonly lines: LetterLines;
}

/** A letter with its material. */
export interface ComposedLetter {
  readonly material: LetterMaterial;
  readonly letter: Letter;
}
