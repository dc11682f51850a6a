import type { Fact } from '#shared/proposals/blocks.ts';
import type { LetterSentence, SentenceSource } from '#shared/proposals/letter/material.ts';
import type { Claim, ToCheck } from '#shared/proposals/verify.ts';
import { SUGGESTED_IN } from '../../../letter/blanks/slot-places.ts';
import { IN_TEXT } from '../../../letter/checks/list-checks.ts';

/** One sentence of the text with what it comes from. 'claim': nobody knows but the check of claims. */
export interface SourcedSentence {
  readonly sentence: string;
  readonly source: SentenceSource | 'claim';
  readonly state: 'supported' | 'vouched' | 'unsupported';
  /** What the user entered that says so. */
  readonly fact: Fact | null;
  /** The blank that can replace it. */
  readonly slot: string | null;
  /** What is to be checked about it. */
  readonly check?: ToCheck['kind'];
}

interface SourcesInput {
  /** The text as it is now. */
  readonly text: string;
  readonly claims: readonly Claim[];
  readonly facts: readonly Fact[];
  readonly vouched: readonly string[];
  /** What the letter was composed of; those that were edited are not in the text any more. */
  readonly sentences: readonly LetterSentence[];
  readonly toCheck: readonly ToCheck[];
}

/** Every sentence whose source is known, and every claim of the others, once each and in the order of the text. */
export function listSentenceSources({
  text,
  claims,
  facts,
  vouched,
  sentences,
  toCheck,
}: SourcesInput): SourcedSentence[] {
  const untouched = sentences.filter((sentence) => text.includes(sentence.text));
  const ours = untouched.filter(({ source }) => source !== 'model');
  const known = untouched.map((sentence, index) => knownLine(sentence, untouched.slice(0, index), facts));
  // What a language model says of the user is a claim like any other.
  const others = claims.filter(({ sentence }) => !ours.some((one) => one.text.includes(sentence)));
  const lines = [...known, ...others.map((claim) => claimLine(claim, facts, vouched)), ...checkedLines(toCheck)];
  const once = [...new Map(lines.map((line) => [line.sentence, line])).values()];
  return once.toSorted((one, other) => text.indexOf(one.sentence) - text.indexOf(other.sentence));
}

/** A sentence to check that claims nothing. */
function checkedLines(toCheck: readonly ToCheck[]): SourcedSentence[] {
  return toCheck
    .filter(({ kind, quiet }) => IN_TEXT.includes(kind) && kind !== 'claim' && !quiet)
    .map(({ kind, quote }) => ({ ...CLAIM, sentence: quote, state: 'unsupported', fact: null, check: kind }));
}

const CLAIM = { source: 'claim', slot: null } as const;

function knownLine(
  { text, source, from, part }: LetterSentence,
  before: readonly LetterSentence[],
  facts: readonly Fact[],
): SourcedSentence {
  const line = { sentence: text, source, state: 'supported', fact: null, slot: null } as const;
  if (source === 'fact') return { ...line, fact: facts.find(({ id }) => id === from) ?? null };
  if (source === 'line') return { ...line, slot: from };
  if (source !== 'playbook') return line;
  const isFirst = !before.some((one) => one.source === 'playbook' && one.part === part);
  return { ...line, slot: isFirst ? (SUGGESTED_IN[part] ?? null) : 'moves' };
}

function claimLine({ sentence, factId }: Claim, facts: readonly Fact[], vouched: readonly string[]): SourcedSentence {
  const line = { ...CLAIM, sentence };
  if (factId !== null) return { ...line, state: 'supported', fact: facts.find(({ id }) => id === factId) ?? null };
  return { ...line, state: vouched.includes(sentence) ? 'vouched' : 'unsupported', fact: null };
}

/** Where a sentence comes from, in a few words. */
export function describeSource({ source, state, fact }: Pick<SourcedSentence, 'source' | 'state' | 'fact'>): string {
  switch (source) {
    case 'fact':
      return 'From your profile';
    case 'line':
      return 'You typed this';
    case 'post':
      return 'From the client’s post';
    case 'playbook':
      return 'Suggested by us';
    case 'joint':
      return 'Filler';
    case 'model':
      return 'Written by the AI';
    case 'claim':
      return fact?.from === 'request' ? 'From a change you asked for' : CLAIMS[state];
  }
}

const CLAIMS: Record<SourcedSentence['state'], string> = {
  supported: 'From your profile',
  vouched: 'Confirmed by you',
  unsupported: 'Not in your profile: check that it is true',
};
