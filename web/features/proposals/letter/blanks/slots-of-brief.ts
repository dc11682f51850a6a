import type { JobBrief } from '#shared/proposals/brief.ts';
import type { LetterLines, LetterSlot } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';

const OWN: readonly Pick<LetterSlot, 'id' | 'kind' | 'prompt'>[] = [
  { id: 'proof', kind: 'proof', prompt: 'The nearest thing you did, with a number' },
  { id: 'first_step', kind: 'first_step', prompt: 'What you would do first' },
  { id: 'question', kind: 'question', prompt: 'A question only this client can answer' },
];

const CODE = { id: 'code', kind: 'code_sentence' } as const;
const AVAILABILITY = { id: 'availability', kind: 'availability' } as const;

/** The blanks that a letter for this post will have, as far as its reading says: the client's own, then three of ours. */
export function slotsOfBrief(brief: JobBrief | null, lines: Readonly<LetterLines>): LetterSlot[] {
  const asked = [...(brief?.questions ?? []), ...(brief?.asks ?? [])].map((item) => ({
    id: item.id,
    asked: item.text.charAt(0).toUpperCase() + item.text.slice(1),
    kind: slotKindOf(item),
  }));
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
    return { ...slot, part: 'answers', text, state: text.trim() === '' ? 'open' : 'filled', suggestions };
  });
}
