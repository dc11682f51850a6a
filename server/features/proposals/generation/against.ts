import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { GateName } from '#shared/proposals/verify/gates.ts';

/** What a text is checked against. */
export interface Against {
  readonly brief: JobBrief;
  /** The user's, typed lines included. */
  readonly facts: readonly Fact[];
  readonly userText: string;
  /** What the text is written in. */
  readonly language: WrittenLanguage;
}

/** Gates that a single sentence can break. */
export const LOCAL_GATES: ReadonlySet<GateName> = new Set([
  'ignored',
  'links',
  'numbers',
  'claims',
  'contact',
  'markdown',
]);
/** Those that a sentence with a known source can break: its source answers for its numbers and claims. */
export const SOURCED_GATES: ReadonlySet<GateName> = new Set(['ignored', 'contact', 'markdown']);
