import type { Fact } from '#shared/proposals/blocks.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { blanksIn, contactIn, markdownIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import { sentence, wordCount } from './phrases.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';

/** What the user says of their work, so that it stands by itself: one sentence, or two where the second leans on the first. */
export interface Telling extends Fact {
  /** Ids of the facts that it is made of. */
  readonly evidence: readonly string[];
}

const MOST_WORDS = 32;
const MOST_WORDS_OF_TWO = 48;

/** The facts that say something of the writer to any client: no greeting, no letter to someone else, no heading. */
export function tellingOf(facts: readonly Fact[]): Telling[] {
  return facts.flatMap((fact, at) => {
    if (!isTelling(fact)) return [];
    if (!leans(fact.text))
      return startsWhole(fact.text) || speaksOfOneself(fact.text) ? [{ ...fact, evidence: [fact.id] }] : [];
    const before = facts[at - 1];
    return before?.from === fact.from ? withSentenceBefore(before, fact) : [];
  });
}

/** 'I rebuilt its price list' says nothing without the shop of the sentence before it. */
function withSentenceBefore(before: Fact, fact: Fact): Telling[] {
  const text = `${sentence(before.text)} ${fact.text}`;
  const stands = isTelling(before) && !leans(before.text) && startsWhole(before.text);
  return stands && wordCount(text) <= MOST_WORDS_OF_TWO ? [{ ...fact, text, evidence: [before.id, fact.id] }] : [];
}

function isTelling({ text, from }: Fact): boolean {
  const words = wordCount(text);
  if (words < 4 || words > MOST_WORDS || urlsIn(text).length > 0) return false;
  if (
    /\b(?:you|your|yours|thank|thanks|hello|hi|welcome|contact|hire|message|invite|whatsapp|skype|telegram me)\b/i.test(
      text,
    )
  )
    return false;
  if (/[?:…]$|\.{2,}|[<>{}|~]|➔|=>/.test(text.trim()) || STOCK_PHRASES.test(text) || contactIn(text) !== null)
    return false;
  if (blanksIn(text).length > 0 || markdownIn(text) !== null || text === text.toUpperCase()) return false;
  // A past letter speaks of another client's job; only what it says of its writer counts.
  if (
    from === 'sample' &&
    (!isClaim(text) || /\b(?:this|the) (?:job|project|role|position|post)\b|\bwill\b|\bwould\b/i.test(text))
  )
    return false;
  return isClaim(text);
}

const POINTS_BACK = /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|these|those|there|both|such)\b/i;
const BEGINS_FROM_BEFORE =
  /^(?:(?:before|after|since|during|for|with|at|in|from|of|on|because of|thanks to) (?:that|this|which|those|these|it|them|there)|then|also|there|that|this|these|those|it|its|they|their|he|she|his|her|but|and|so|or|both|such|likewise|similarly|another|the (?:same|other|former|latter|result|results|rest|second|last))\b/i;
const LEAST_BEFORE = 2;

/** Points at something that only the sentence before it names: a pronoun with no noun in front of it. */
export function leans(text: string): boolean {
  if (BEGINS_FROM_BEFORE.test(text)) return true;
  const at = POINTS_BACK.exec(text)?.index;
  if (at === undefined) return false;
  const clause = text.slice(0, at).replace(/^.*\b(?:I|we)(?:['’](?:ve|m|re|d))?\s/i, '');
  // Behind 'I' stands a verb; a second word of weight is what the pronoun may mean.
  const before = wordsOf(clause).filter((word) => !SMALL.test(word));
  return before.length < LEAST_BEFORE && !/\b(?:my|our)\b/i.test(clause);
}

const SMALL =
  /^(?:\p{L}{1,3}|have|been|also|once|just|then|with|from|into|over|that|when|where|which|still|even|\p{L}+ly)$/u;

function startsWhole(text: string): boolean {
  return /^(?:I|I'm|I’m|I've|I’ve|we|we're|we've|my|our|over|with|for|as|in|during|since|worked|built|led|managed|developed|created|delivered|specialized|experienced|certified|\d)/i.test(
    text,
  );
}

/** 'Last year I migrated a shop' says whose it is. */
function speaksOfOneself(text: string): boolean {
  return /\b(?:I|my|we|our)\b/.test(text) && !/^(?:if|when|because)\b/i.test(text);
}
