import { createContext } from 'react';
import type { LetterSlot } from '#shared/proposals/letter/material.ts';
import type { SlotPlace } from './slot-places.ts';

/** What the blanks in the letter share. */
export interface SlotEditing {
  readonly places: readonly SlotPlace[];
  /** The blank that is being typed into. */
  readonly editedId: string | null;
  readonly slotOf: (id: string) => Pick<LetterSlot, 'kind' | 'asked' | 'prompt'>;
  /** What the input begins with. */
  readonly textOf: (id: string) => string;
  readonly begin: (id: string) => void;
  readonly type: (id: string, text: string) => void;
  readonly end: (id: string, how: 'next' | 'stay' | 'cancel') => void;
  /** The focus has left for `target`. */
  readonly leave: (id: string, target: EventTarget | null) => void;
}

/** What can be done with the lines and suggestions of a letter where its sentences say their sources. */
export interface SlotActions {
  /** Makes a suggested sentence the person's own. */
  readonly keep: (slot: string, sentence: string) => void;
  /** Opens the sentence in the letter for typing. */
  readonly change: (slot: string) => void;
  readonly remove: (slot: string) => void;
}

/** Null where no blank can be filled: while writing, while editing, in a tab that only reads. */
export const SlotEditingContext = createContext<SlotEditing | null>(null);

/** The element of a blank in the letter. */
export function findSlotElement(sheet: HTMLElement | null, id: string): HTMLElement | undefined {
  const elements = [...(sheet?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
  return elements.find((element) => element.dataset['slot'] === id);
}
