import type { Fact } from '#shared/proposals/blocks.ts';
import { documentToPlain } from '#shared/proposals/document/index.ts';
import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import type { Done } from '../../generation/generation-state.ts';
import { findSlotPlaces, wordsAt } from './slot-places.ts';

const MAX_SUGGESTIONS = 12;
const MAX_ID_CHARS = 40;
const ID_START = 'own:';
const NO_FACTS: readonly Fact[] = [];

/** A blank that is in the text alone: a language model or the user put it there. No other proposal has a line for it. */
export function isOwnBlank(id: string): boolean {
  return id.startsWith(ID_START);
}

/** The letter with a slot for every bracketed blank in its text, whoever wrote that; `facts` are offered where one may fit. */
export function withOwnBlanks(done: Done, facts: readonly Fact[] = NO_FACTS): Done {
  const { document, answer } = done;
  const placed = findSlotPlaces(document, answer).flatMap((place) => (place.state === 'open' ? wordsAt(place) : []));
  // The same words may ask twice: each place has a slot of its own.
  const missing = blanksIn(documentToPlain(document)).filter((blank) => {
    const at = placed.indexOf(blank);
    if (at >= 0) placed.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0) return done;
  const slots = [...answer.slots];
  for (const blank of missing) slots.push(slotFor(blank, facts, slots));
  return { ...done, answer: { ...answer, slots } };
}

function slotFor(blank: string, facts: readonly Fact[], taken: readonly LetterSlot[]): LetterSlot {
  const prompt = blank.slice(1, -1);
  const kind = kindOf(prompt);
  const suggestions = kind === 'proof' ? facts.slice(0, MAX_SUGGESTIONS).map(({ text }) => text) : [];
  return {
    ...{ id: freeId(prompt, taken), kind, prompt, asked: null, state: 'open', text: '' },
    ...{ suggestions, part: 'answers' },
  };
}

function freeId(prompt: string, taken: readonly LetterSlot[]): string {
  const ids = taken.map(({ id }) => id);
  const own = (count: number) => `${ID_START}${count}:${prompt}`.slice(0, MAX_ID_CHARS);
  let count = 1;
  while (ids.includes(own(count))) count += 1;
  return own(count);
}

/** What a blank asks for, by its words: what is typed is remembered by that. */
const KINDS: readonly (readonly [RegExp, SlotKind])[] = [
  [/\b(?:rate|price|quote|budget|fee)\b/i, 'rate'],
  [/\b(?:start|availab\w*|hours|time ?zone|days?|weeks?)\b/i, 'availability'],
  [/\b(?:link|url|portfolio|website)\b/i, 'link'],
  [/\bquestion\b/i, 'question'],
  [/\b(?:project|work|client|result|experience|example|built|did|years)\b/i, 'proof'],
];

function kindOf(prompt: string): SlotKind {
  return KINDS.find(([words]) => words.test(prompt))?.[1] ?? 'named_question';
}
