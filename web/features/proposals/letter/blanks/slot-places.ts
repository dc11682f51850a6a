import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { type ProposalDocument, type Span, spansText } from '#shared/proposals/document/document.ts';
import type { LetterSentence, LetterSlot } from '#shared/proposals/letter/material.ts';

/** Where the words of a blank are in the text: the bracketed prompt, the typed line, or the suggested sentence. */
export interface SlotPlace {
  readonly id: string;
  readonly state: 'open' | 'filled' | 'suggested';
  /** The paragraph or item that holds it; `start` and `end` count UTF-16 units of its text. */
  readonly spans: readonly Span[];
  readonly start: number;
  readonly end: number;
}

export function wordsAt({ spans, start, end }: SlotPlace): string {
  return spansText(spans).slice(start, end);
}

type Written = Pick<GenerateAnswer, 'slots' | 'sentences' | 'material'>;

interface Line {
  readonly spans: readonly Span[];
  readonly text: string;
}

/** Every blank of the letter that is in the text as it is now, in reading order. */
export function findSlotPlaces(tree: ProposalDocument, written: Written): SlotPlace[] {
  const lines = linesIn(tree);
  const found = [...findBlanks(lines, written.slots), ...findSentences(lines, written)];
  const order = new Map(lines.map(({ spans }, index) => [spans, index]));
  const placeOf = ({ spans }: SlotPlace) => order.get(spans) ?? 0;
  return found.toSorted((one, other) => placeOf(one) - placeOf(other) || one.start - other.start);
}

/** Paragraphs and items in reading order, each with its text. */
function linesIn(tree: ProposalDocument): Line[] {
  return tree.flatMap((block) =>
    block.kind === 'paragraph'
      ? [{ spans: block.spans, text: spansText(block.spans) }]
      : block.items.flatMap((item) => linesIn(item)),
  );
}

/** Two blanks may ask for the same in the same words: each belongs to the question before it. */
function findBlanks(lines: readonly Line[], slots: readonly LetterSlot[]): SlotPlace[] {
  const open = slots.filter(({ state }) => state === 'open');
  const prompts = new Set(open.map(({ prompt }) => prompt));
  return [...prompts].flatMap((prompt) => {
    const waiting = open.filter((slot) => slot.prompt === prompt);
    return occurrencesOf(lines, `[${prompt}]`).flatMap((place): SlotPlace[] => {
      const slot = nearestAsked(waiting, spansText(place.spans).slice(0, place.start));
      if (!slot) return [];
      waiting.splice(waiting.indexOf(slot), 1);
      return [{ id: slot.id, state: 'open', ...place }];
    });
  });
}

function nearestAsked(slots: readonly LetterSlot[], before: string): LetterSlot | undefined {
  const distance = ({ asked }: LetterSlot) => (asked === null ? -1 : before.lastIndexOf(asked));
  return slots.toSorted((one, other) => distance(other) - distance(one))[0];
}

/** Sentences are looked for one after the other, so that two that read the same are distinguished. */
function findSentences(lines: readonly Line[], written: Written): SlotPlace[] {
  const places: SlotPlace[] = [];
  let [line, from] = [0, 0];
  for (const sentence of written.sentences) {
    const next = firstFrom(lines, sentence.text, line, from);
    // What was typed into a text of other origin is in no order.
    const place = next ?? (sentence.source === 'line' ? firstFrom(lines, sentence.text, 0, 0) : undefined);
    if (!place) continue;
    if (next) [line, from] = [place.line, place.end];
    const slot = slotOf(sentence, written, places);
    const { spans } = place;
    if (!slot) continue;
    const last = places.at(-1);
    // Two sentences of the user's, which one line replaces.
    if (last?.id === slot.id && last.spans === spans) places[places.length - 1] = { ...last, end: place.end };
    else places.push({ ...slot, spans, start: place.start, end: place.end });
  }
  return places;
}

/** The blank that a sentence answers, if any. */
function slotOf(
  { source, from, part }: LetterSentence,
  { slots, material }: Written,
  found: readonly SlotPlace[],
): Pick<SlotPlace, 'id' | 'state'> | undefined {
  if (source === 'line' && from !== null) return { id: from, state: 'filled' };
  if (source === 'playbook') {
    const id = SUGGESTED_IN[part];
    // Behind the first step there may be further ones, which no blank asks for.
    return id === undefined || found.some((place) => place.id === id) ? undefined : { id, state: 'suggested' };
  }
  if (source !== 'fact') return undefined;
  const ask = part === 'answers' ? material?.asks.find((one) => one.fact?.id === from)?.id : undefined;
  const id = part === 'proof' ? 'proof' : ask;
  return slots.some((slot) => slot.id === id) && id !== undefined ? { id, state: 'suggested' } : undefined;
}

/** The blank that replaces the playbook's sentence of a part. */
export const SUGGESTED_IN: Partial<Record<LetterSentence['part'], string>> = {
  hook: 'understanding',
  plan: 'first_step',
  close: 'question',
  ps: 'ps',
};

function firstFrom(lines: readonly Line[], text: string, line: number, from: number) {
  if (text === '') return undefined;
  for (let index = line; index < lines.length; index += 1) {
    const { spans, text: words } = lines[index] ?? { spans: [], text: '' };
    const start = words.indexOf(text, index === line ? from : 0);
    if (start >= 0) return { spans, line: index, start, end: start + text.length };
  }
  return undefined;
}

function occurrencesOf(lines: readonly Line[], words: string): Pick<SlotPlace, 'spans' | 'start' | 'end'>[] {
  return lines.flatMap(({ spans, text }) => {
    const starts: number[] = [];
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length))
      starts.push(start);
    return starts.map((start) => ({ spans, start, end: start + words.length }));
  });
}
