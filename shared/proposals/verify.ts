import type { Fact } from './blocks.ts';
import type { JobBrief } from './brief.ts';
import type { WrittenLanguage } from './languages.ts';
import { toPlainLetters } from './unicode-text.ts';
import { type Claim, checkSentences } from './verify/claims.ts';
import { withoutClientsWords } from './verify/code-words.ts';
import { type Mark, marksOf } from './verify/marks.ts';
import { briefText, knownText } from './verify/sources.ts';
import { listToCheck, type ToCheck } from './verify/to-check.ts';
import { blanksIn } from './verify/tokens.ts';

export type { Claim } from './verify/claims.ts';
export type { Mark } from './verify/marks.ts';
export type { ToCheck } from './verify/to-check.ts';

export interface VerifyInput {
  /** The proposal in plain text, headings in styled letters. */
  readonly text: string;
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  /** More of the user's own words, where they are in no fact. */
  readonly userText?: string;
  /** The post in full: its numbers are no invention, and its past is the client's. The brief's quotations where it is left out. */
  readonly post?: string;
  /** What the proposal should be written in. */
  readonly language?: WrittenLanguage;
  /** Proposals that the user has sent before. */
  readonly lastLetters?: readonly string[];
}

export interface VerifyReport {
  /** What the user should look at, worst first. None of it changes the text. */
  readonly toCheck: ToCheck[];
  /** By id of the need, question, ask, condition, code word or puzzle. */
  readonly marks: Record<string, Mark>;
  /** The bracketed places left for the user, as they are in the text. */
  readonly blanks: string[];
  /** Every sentence about the user's past or abilities, in the order of the text. */
  readonly claims: Claim[];
}

/** Checks a proposal against the post and the user's own words. Pure; the browser runs it on every edit. */
export function verifyProposal(input: VerifyInput): VerifyReport {
  const { text, brief, facts, userText = '' } = input;
  const post = input.post ?? briefText(brief);
  const plain = toPlainLetters(text);
  const sentences = checkSentences(withoutClientsWords(plain, brief), facts, post);
  const claims = sentences.flatMap(({ sentence, support }) =>
    support === null ? [] : [{ sentence, factId: support.factId }],
  );
  const marks = marksOf(plain, brief, text);
  return {
    toCheck: listToCheck({
      ...input,
      plain,
      sentences,
      marks,
      known: knownText(brief, facts, `${userText}\n${input.post ?? ''}`),
    }),
    marks,
    blanks: blanksIn(plain),
    claims,
  };
}
