import { asksForFirstStep } from './answers.ts';
import type { LetterAsk, LetterLines, LetterMaterial, LetterSentence, LetterSlot, SlotKind } from './material.ts';
import type { StyleRow } from './styles.ts';

const MAX_SUGGESTIONS = 4;

/** The blanks of a letter as they are now; `openIds` are those that are in the text as a bracketed place: the client's own first, then those that the style asks for. */
export function slotsOf(
  material: LetterMaterial,
  lines: LetterLines,
  row: StyleRow,
  sentences: readonly LetterSentence[],
  openIds: ReadonlySet<string>,
): LetterSlot[] {
  const typedFor = (id: string) =>
    sentences
      .filter(({ source, from }) => source === 'line' && from === id)
      .map(({ text }) => text)
      .join(' ');
  const slots: Slot[] = [
    ...codeSlots(material, lines),
    ...puzzleSlots(material, lines),
    ...askSlots(material, lines, openIds),
    ...ownSlots(material, lines, row, typedFor, sentences),
  ];
  return slots.map((slot) => ({ ...slot, part: PART_OF[slot.id] ?? 'answers' }));
}

const PART_OF: Readonly<Record<string, LetterSlot['part']>> = {
  code: 'opener',
  proof: 'proof',
  first_step: 'plan',
  question: 'close',
  ps: 'ps',
};

type Slot = Omit<LetterSlot, 'part'>;

function codeSlots({ codeSentence, words }: LetterMaterial, lines: LetterLines): Slot[] {
  if (codeSentence === null) return [];
  const prompt = words.prompts.code_sentence.replace('{sentence}', codeSentence);
  const slot = typedSlot(lines, { id: 'code', kind: 'code_sentence', prompt, asked: codeSentence });
  const state = lines.code === '' ? 'left_out' : slot.state;
  return [{ ...slot, state, suggestions: [codeSentence] }];
}

function puzzleSlots({ puzzles, words }: LetterMaterial, lines: LetterLines): Slot[] {
  return puzzles
    .filter(({ id, answer }) => id !== '' && answer === null)
    .map(({ id, expression }) =>
      typedSlot(lines, { id, kind: 'named_question', prompt: words.prompts.puzzle, asked: expression }),
    );
}

/** A blank that only a line of the user's can fill. */
function typedSlot(lines: LetterLines, slot: Pick<Slot, 'id' | 'kind' | 'prompt' | 'asked'>): Slot {
  const text = lines[slot.id]?.trim() ?? '';
  return { ...slot, state: text === '' ? 'open' : 'filled', text, suggestions: [] };
}

function askSlots(
  { asks, availability, words }: LetterMaterial,
  lines: LetterLines,
  openIds: ReadonlySet<string>,
): Slot[] {
  const own = asks.map((ask): Slot => {
    const typed = lines[ask.id]?.trim() ?? '';
    return {
      id: ask.id,
      kind: ask.kind,
      prompt: ask.prompt,
      asked: ask.label,
      state: typed !== '' ? 'filled' : openIds.has(ask.id) ? 'open' : 'suggested',
      text: typed || (ask.fact?.text ?? ''),
      suggestions: suggestionsFor(ask, words.yes),
    };
  });
  if (availability === null) return own;
  const { prompt, quotes } = availability;
  const asked = quotes.join(', ');
  return [...own, typedSlot(lines, { id: 'availability', kind: 'availability', prompt, asked })];
}

/** 'Have you …' is answered by a fact, and gets its 'Yes' only from the user. */
function suggestionsFor({ fact, isYesNo = false, suggestions }: LetterAsk, yes: string): string[] {
  const own = fact && isYesNo ? [`${yes} ${fact.text}`, ...suggestions] : suggestions;
  return own.slice(0, MAX_SUGGESTIONS);
}

function ownSlots(
  material: LetterMaterial,
  lines: LetterLines,
  row: StyleRow,
  typedFor: (id: string) => string,
  sentences: readonly LetterSentence[],
): Slot[] {
  const { playbook, otherFacts, farFacts, words } = material;
  const suggestions: Record<'proof' | 'first_step' | 'question', readonly string[]> = {
    proof: [...otherFacts, ...farFacts].map(({ text }) => text),
    first_step: playbook?.first ?? [],
    question: playbook?.questions ?? [],
  };
  const stands: Record<'proof' | 'first_step' | 'question', string> = {
    proof: ofOpening(sentences),
    first_step: ofPlaybook(sentences, 'plan'),
    question: ofPlaybook(sentences, 'close'),
  };
  const own = row.asksFor.map((id): Slot => {
    const kind: SlotKind = id;
    const typed = typedFor(id);
    const state = lines[id] === '' ? 'left_out' : typed !== '' ? 'filled' : stands[id] === '' ? 'open' : 'suggested';
    const text = state === 'filled' ? typed : state === 'suggested' ? stands[id] : '';
    const others = suggestions[id].filter((one) => one !== text);
    return {
      id,
      kind,
      prompt: words.prompts[id],
      asked: null,
      state,
      text,
      suggestions: others.slice(0, MAX_SUGGESTIONS),
    };
  });
  const shown = asksForFirstStep(material)
    ? own.filter(({ id, state }) => id !== 'first_step' || state !== 'open')
    : own;
  const ps = typedFor('ps');
  return ps === ''
    ? shown
    : [
        ...shown,
        { id: 'ps', kind: 'ps', prompt: words.prompts.ps, asked: null, state: 'filled', text: ps, suggestions: [] },
      ];
}

/** The facts that open the letter; one that answers an ask is not said here as well. */
function ofOpening(sentences: readonly LetterSentence[]): string {
  return sentences
    .filter(({ source, part }) => source === 'fact' && part === 'proof')
    .map(({ text }) => text)
    .join(' ');
}

function ofPlaybook(sentences: readonly LetterSentence[], part: string): string {
  return sentences
    .filter((one) => one.source === 'playbook' && one.part === part)
    .slice(0, 1)
    .map(({ text }) => text)
    .join(' ');
}
