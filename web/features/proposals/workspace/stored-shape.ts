import type { Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections, GenerateAnswer } from '#shared/proposals/contract.ts';
import type { LanguageChoice } from '#shared/proposals/languages.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import type { Made } from '#shared/proposals/made.ts';
import type { MaskedKind } from '#shared/proposals/masking.ts';
import type { KeptNotes } from '#shared/proposals/notes.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';

/** A proposal as it is stored outside the workspace: complete, or as far as it had been written. */
export interface KeptProposal {
  readonly status: 'done' | 'stopped' | 'interrupted';
  readonly proposalId: string | null;
  readonly text: string;
  /** Null means the `content` beside it. */
  readonly html: string | null;
  readonly edited: boolean;
  readonly answer: GenerateAnswer | null;
  /** Whether the server may still hold the rest; states of earlier releases do not say. */
  readonly canContinue?: boolean;
  readonly made?: Made;
}

/** What is stored of one run of the wizard: all typed and received text, and nothing of how this page shows it. */
export interface KeptWork {
  readonly jobTitle: string;
  readonly jobDescription: string;
  /** The proposal as it is, for lists and exports. */
  readonly content: string;
  readonly format: 'text' | 'html';
  readonly work: {
    readonly skillsAndExperience: string;
    readonly aboutMeStatement: string;
    readonly portfolio: string;
    readonly writingSamples: string[];
    readonly tone: Tone;
    readonly style: Style;
    readonly brief: JobBrief | null;
    readonly proposal: KeptProposal | null;
    /** What `proposal` replaced last; what it had replaced before is in `earlier`. */
    readonly previous: KeptProposal | null;
    readonly earlier: KeptProposal[];
    readonly locks: Part[];
    readonly language: LanguageChoice;
    readonly masked: MaskedKind[];
    readonly vouched: string[];
    readonly lines: LetterLines;
    readonly corrections: Corrections;
    readonly notes: KeptNotes | null;
    readonly editingHtml: string | null;
  };
}
