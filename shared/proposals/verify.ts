import type { Fact } from './blocks.ts';
import type { JobBrief } from './brief.ts';
import { toPlainLetters } from './unicode-text.ts';
import { type Claim, claimsIn } from './verify/claims.ts';
import { CHECKS, GATES, type Gate, type GateName, withoutClientsWords } from './verify/gates.ts';
import { type Mark, marksOf } from './verify/marks.ts';
import { type Sources, sourcesOf } from './verify/sources.ts';
import { blanksIn } from './verify/tokens.ts';

export type { Claim } from './verify/claims.ts';
export type { Gate } from './verify/gates.ts';
export type { Mark } from './verify/marks.ts';

export interface VerifyInput {
  /** The proposal in plain text, headings in styled letters. */
  readonly text: string;
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  /** More of the user's own words, where they are in no fact. */
  readonly userText?: string;
}

export interface VerifyReport {
  readonly gates: Gate[];
  /** By id of the need, question, ask, code word or puzzle. */
  readonly marks: Record<string, Mark>;
  /** The bracketed places left for the user, as they are in the text. */
  readonly blanks: string[];
  /** Every sentence about the user's past or abilities, in the order of the text. */
  readonly claims: Claim[];
  /** Those of them that nothing the user entered supports. */
  readonly unsupported: string[];
}

/** Checks a proposal against the post and the user's own words. Pure; the browser runs it on every edit. */
export function verifyProposal({ text, brief, facts, userText = '' }: VerifyInput): VerifyReport {
  const sources = sourcesOf(brief, facts, userText);
  const plain = toPlainLetters(text);
  const claims = claimsIn(withoutClientsWords(plain, brief), facts);
  return {
    gates: gatesOf(text, sources),
    marks: marksOf(plain, brief),
    blanks: blanksIn(plain),
    claims,
    unsupported: claims.flatMap(({ sentence, factId }) => (factId === null ? [sentence] : [])),
  };
}

/** Those gates alone, or all. */
export function gatesOf(text: string, sources: Sources, names: readonly GateName[] = GATES): Gate[] {
  const plain = toPlainLetters(text);
  return names.map((gate) => CHECKS[gate](AS_WRITTEN.has(gate) ? text : plain, sources));
}

/** A client's search must find these, so they read the text with its styled letters. */
const AS_WRITTEN: ReadonlySet<Gate['gate']> = new Set(['opener', 'anywhere', 'length']);
