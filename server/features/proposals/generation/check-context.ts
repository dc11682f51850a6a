import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { GateName } from '#shared/proposals/verify/gates.ts';

/** What a text is checked against. */
export interface CheckContext {
  readonly brief: JobBrief;
  /** The user's facts, including typed lines. */
  readonly facts: readonly Fact[];
  readonly userText: string;
  /** The language of the text. */
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
/** Those that a sentence with a known source can break: its source covers its numbers and claims. */
export const SOURCED_GATES: ReadonlySet<GateName> = new Set(['ignored', 'contact', 'markdown']);
