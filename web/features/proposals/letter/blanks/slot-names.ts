import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';

const KIND_NAMES: Readonly<Record<SlotKind, string>> = {
  proof: 'A similar project and its result',
  first_step: 'Your first step',
  question: 'Your question for them',
  rate: 'Your rate',
  availability: 'Your availability',
  link: 'A link',
  experience: 'Your experience',
  named_question: 'Your answer',
  named_requirement: 'A requirement',
  opinion: 'Your opinion',
  code_sentence: 'First line',
  ps: 'P.S.',
  understanding: 'What can go wrong',
  why: 'Why the question matters',
  needs: 'What you need from them',
};

/** What a slot is called on the screen: the client's question or ask, else its kind. */
export function slotLabel({ kind, asked }: Pick<LetterSlot, 'kind' | 'asked'>): string {
  if (asked === null || asked.trim() === '' || kind === 'code_sentence') return KIND_NAMES[kind];
  if (kind === 'availability') return `${KIND_NAMES[kind]}: “${asked}”`;
  return asked;
}
