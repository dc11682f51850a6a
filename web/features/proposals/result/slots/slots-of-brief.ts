import type { Ask, JobBrief, Question } from '#shared/proposals/brief.ts';
import type { LetterLines, LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';

const OWN: readonly Pick<LetterSlot, 'id' | 'kind' | 'prompt'>[] = [
  { id: 'proof', kind: 'proof', prompt: 'The nearest thing you did, with a number' },
  { id: 'first_step', kind: 'first_step', prompt: 'What you would do first' },
  { id: 'question', kind: 'question', prompt: 'A question only this client can answer' },
];

const CODE = { id: 'code', kind: 'code_sentence' } as const;
const AVAILABILITY = { id: 'availability', kind: 'availability' } as const;

const QUESTIONS: Partial<Record<Question['kind'], SlotKind>> = {
  experience: 'experience',
  availability: 'availability',
  rate: 'rate',
  approach: 'opinion',
};
const ASKS: Partial<Record<Ask['kind'], SlotKind>> = {
  samples: 'link',
  portfolio: 'link',
  rate: 'rate',
  availability: 'availability',
  experience: 'experience',
};

/** The blanks that a letter for this post will have, as far as its reading says: the client's own, then three of ours. */
export function slotsOfBrief(brief: JobBrief | null, lines: Readonly<LetterLines>): LetterSlot[] {
  const asked = [
    ...(brief?.questions ?? []).map(({ id, text, kind }) => ({
      id,
      asked: text,
      kind: QUESTIONS[kind] ?? 'named_question',
    })),
    ...(brief?.asks ?? []).map(({ id, text, kind }) => ({ id, asked: text, kind: ASKS[kind] ?? 'named_requirement' })),
  ] as const;
  const { codeSentence = null, availability = [] } = brief ?? {};
  const hours = availability.map(({ text }) => text).join(', ');
  return [
    ...(codeSentence ? [{ ...CODE, asked: codeSentence.word, prompt: `“${codeSentence.word}”, if it is true` }] : []),
    ...asked.map((slot) => ({ ...slot, prompt: 'Your answer' })),
    ...(hours === '' ? [] : [{ ...AVAILABILITY, asked: hours, prompt: 'Whether that suits you' }]),
    ...OWN.map((slot) => ({ ...slot, asked: null })),
  ].map((slot): LetterSlot => {
    const text = lines[slot.id] ?? '';
    const suggestions = slot.id === 'code' && slot.asked ? [slot.asked] : [];
    return { ...slot, text, state: text.trim() === '' ? 'open' : 'filled', suggestions };
  });
}
