import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Span } from '#shared/proposals/document/document.ts';
import type { SlotPlace } from '../slots/slot-places.ts';

/** The blanks of the shown letter and what shows one. Fetched with the finished view, so the text can be shown without it. */
export interface InlineSlots {
  readonly placesIn: (spans: readonly Span[]) => readonly SlotPlace[];
  readonly Slot: ComponentType<{ place: SlotPlace; children: ReactNode }>;
}

/** Null where no blank can be filled: while writing, while editing, in a tab that only reads. */
export const InlineSlotsContext = createContext<InlineSlots | null>(null);
