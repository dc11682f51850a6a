import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import type { ToCheck } from '#shared/proposals/verify.ts';

/** What is marked in the text; the other kinds are of the whole. */
export const IN_TEXT: readonly ToCheck['kind'][] = ['claim', 'number', 'stock_phrase'];

export const CHECK_NAMES: Readonly<Record<ToCheck['kind'], string>> = {
  claim: 'Not in your profile',
  number: 'This number is not in the post or your profile',
  stock_phrase: 'Clients read this phrase often',
  unanswered: 'Not answered',
  language: 'Not in the language of the proposal',
  ai_ban: 'This client does not want AI-written text',
  likeness: 'Much like one of your last proposals',
};

interface ChecksInput {
  readonly toCheck: readonly ToCheck[];
  readonly sentences: readonly LetterSentence[];
  /** Sentences that the user has confirmed. */
  readonly vouched: readonly string[];
}

/** What the user is asked about, worst first: neither what they typed or confirmed, nor what is known to be ours. */
export function listChecks({ toCheck, sentences, vouched }: ChecksInput): ToCheck[] {
  const known = sentences.filter(({ source }) => source !== 'model');
  const isKnown = (quote: string) => known.some(({ text }) => text.includes(quote));
  return toCheck.filter(({ kind, quote }) => !IN_TEXT.includes(kind) || (!vouched.includes(quote) && !isKnown(quote)));
}
