import type { LetterLines, LetterSlot } from '#shared/proposals/letter/material.ts';
import { linesToOffer } from '../../remembered/remembered-lines.ts';
import type { Remembered } from '../../remembered/use-remembered-lines.ts';
import { CHIPS_SHOWN, type Suggestion } from './suggestion-chips.tsx';

/** The user's own lines for other jobs first; nothing that the proposal says already. */
export function suggestionsFor(slot: LetterSlot, lines: Readonly<LetterLines>, remembered: Remembered): Suggestion[] {
  const said = [slot.text, slot.text.replace(/\.$/, ''), lines[slot.id] ?? ''];
  const kept = linesToOffer(remembered.lines, slot.kind, [...said, ...slot.suggestions]).slice(0, CHIPS_SHOWN);
  const others = slot.suggestions.filter((text) => !said.includes(text));
  return [...kept.map((line) => ({ text: line.text, remembered: line })), ...others.map((text) => ({ text }))];
}
