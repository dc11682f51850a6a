import type { GenerateAnswer, GenerateRequest } from '#shared/proposals/contract.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import type { LanguageChoice, WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';

/**
 * The state of one proposal. `text` is what has arrived so far, exactly as the server sent it: its length is the place from
 * which the rest can be asked for. `document` is what is shown and copied, hand edits included.
 */
export type GenerationState = Idle | Writing | Unfinished | Done;

export interface Idle {
  readonly status: 'idle';
}

export interface Writing {
  readonly status: 'writing';
  /** Null until the server has named the proposal: only from then on can it be read again. */
  readonly proposalId: string | null;
  readonly text: string;
  /** So many characters of it are no words of the writer: until there are more, nothing has been written. */
  readonly openingChars?: number | undefined;
  /** True from when a language model is heard to think until its first word. */
  readonly isThinking?: boolean | undefined;
  /** Until then it can be asked for again, as the same request. */
  readonly intent: GenerationIntent | null;
  /** Asked for in another language than the chosen one, which it becomes with the first word: nothing may come of it. */
  readonly language?: LanguageChoice | undefined;
  readonly made?: Provenance | undefined;
}

/** One press of the button. However often it is sent, the server writes one proposal for its key. */
export interface GenerationIntent {
  readonly key: string;
  readonly request: GenerateRequest;
  /** When the button was pressed, in milliseconds since 1970. */
  readonly askedAt?: number | undefined;
}

/** Ended before it was whole: by the user ('stopped') or by a fault ('interrupted', with words for the user in `reason`). */
export interface Unfinished {
  readonly status: 'stopped' | 'interrupted';
  readonly proposalId: string | null;
  readonly text: string;
  readonly document: ProposalDocument;
  readonly reason?: string | undefined;
  /** Whether the server may still hold the rest. */
  readonly canContinue: boolean;
  readonly made?: Provenance | undefined;
}

export interface Done {
  readonly status: 'done';
  readonly proposalId: string;
  readonly answer: GenerateAnswer;
  readonly document: ProposalDocument;
  /** True once the user has saved an edit: `document` is then no longer the writer's. */
  readonly edited: boolean;
  readonly made?: Provenance | undefined;
}

/** A proposal that can be read, edited and copied, whether it came to its end or not. */
export type Finished = Unfinished | Done;

/** Whether any word of the writer has come. */
export function hasWords({ text, openingChars = 0 }: Writing): boolean {
  return text.length > openingChars;
}

/** True when there is something to read, to copy and to lose. */
export function hasProposal(generation: GenerationState): generation is Finished {
  return generation.status === 'done' || generation.status === 'stopped' || generation.status === 'interrupted';
}

/** What it is written in, as far as that is known. */
export function languageOf(proposal: Finished): WrittenLanguage | undefined {
  return proposal.status === 'done' ? proposal.answer.language : undefined;
}
