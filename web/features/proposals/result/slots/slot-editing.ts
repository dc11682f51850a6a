import { createContext } from 'react';
import type { LetterSlot } from '#shared/proposals/letter/material.ts';

/** How typing into a blank of the letter ends. */
export type SlotEnd = 'next' | 'stay' | 'cancel';

/** What the blanks in the letter share. */
export interface SlotEditing {
  /** The blank that is being typed into. */
  readonly editedId: string | null;
  readonly slotOf: (id: string) => Pick<LetterSlot, 'kind' | 'asked' | 'prompt'>;
  /** What the input begins with. */
  readonly textOf: (id: string) => string;
  readonly begin: (id: string) => void;
  readonly type: (id: string, text: string) => void;
  readonly end: (id: string, how: SlotEnd) => void;
  /** The focus has left for `target`. */
  readonly leave: (id: string, target: EventTarget | null) => void;
}

export const SlotEditingContext = createContext<SlotEditing | null>(null);

/** The element of a blank in the letter. */
export function findSlotElement(sheet: HTMLElement | null, id: string): HTMLElement | undefined {
  const elements = [...(sheet?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
  return elements.find((element) => element.dataset['slot'] === id);
}
