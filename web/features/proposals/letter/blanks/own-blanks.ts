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
  const blanks = blanksIn(documentToPlain(document));
  if (blanks.length === 0) return done;
  const placed = new Set(
    findSlotPlaces(document, answer).flatMap((place) => (place.state === 'open' ? wordsAt(place) : [])),
  );
  const missing = [...new Set(blanks.filter((blank) => !placed.has(blank)))];
  if (missing.length === 0) return done;
  const added = missing.map((blank) => slotFor(blank, facts));
  const others = answer.slots.filter(({ id }) => !added.some((slot) => slot.id === id));
  return { ...done, answer: { ...answer, slots: [...others, ...added] } };
}

function slotFor(blank: string, facts: readonly Fact[]): LetterSlot {
  const prompt = blank.slice(1, -1);
  const kind = kindOf(prompt);
  const suggestions = kind === 'proof' ? facts.slice(0, MAX_SUGGESTIONS).map(({ text }) => text) : [];
  return {
    ...{ id: `${ID_START}${prompt}`.slice(0, MAX_ID_CHARS), kind, prompt, asked: null, state: 'open', text: '' },
    ...{ suggestions, part: 'answers' },
  };
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
