import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';

const KIND_NAMES: Readonly<Record<SlotKind, string>> = {
  proof: 'Your nearest project',
  first_step: 'First step',
  question: 'Your question to the client',
  rate: 'Your rate',
  availability: 'Your availability',
  link: 'A link',
  experience: 'Your experience',
  named_question: 'Your answer',
  named_requirement: 'A requirement',
  opinion: 'Your opinion',
  code_sentence: 'First line',
  ps: 'P.S.',
  understanding: 'What goes wrong',
  why: 'Why it matters',
  needs: 'What you need from them',
};

/** What a blank is called on the screen: the client's question or ask, else its kind. */
export function slotLabel({ kind, asked }: Pick<LetterSlot, 'kind' | 'asked'>): string {
  if (asked === null || asked.trim() === '' || kind === 'code_sentence') return KIND_NAMES[kind];
  if (kind === 'availability') return `${KIND_NAMES[kind]}: “${asked}”`;
  return asked;
}

/** Offered, and not needed: nothing is in the letter for it, or another part answers it. */
export function isOptional({ state, text }: Pick<LetterSlot, 'state' | 'text'>, isInText: boolean): boolean {
  return (state === 'open' && !isInText) || (state === 'suggested' && text === '');
}
