import type { LetterLines, LetterSlot } from '#shared/proposals/letter/material.ts';

/**
 * Where a slot is listed. 'text': something stands in the proposal for it, or its blank. 'not_answered': the client asks for it, and
 * nothing does. 'extra': nobody asked, and it can be added.
 */
export type SlotGroup = 'text' | 'not_answered' | 'extra';

export function groupOf(
  { id, state, asked }: LetterSlot,
  { openIds, lines }: { openIds: ReadonlySet<string>; lines: Readonly<LetterLines> },
): SlotGroup {
  if (state === 'not_answered') return 'not_answered';
  if (state === 'left_out' && lines[id] !== '') return 'extra';
  // Edited away by hand.
  if (state === 'open' && !openIds.has(id)) return asked === null ? 'extra' : 'not_answered';
  return 'text';
}

/** The next one in the list whose blank is in the text, from the first again after the last. */
export function nextOpen(slots: readonly LetterSlot[], openIds: ReadonlySet<string>, id: string): string | undefined {
  const at = slots.findIndex((slot) => slot.id === id);
  const others = [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0))];
  return others.find((slot) => slot.state === 'open' && openIds.has(slot.id))?.id;
}
