import type { LetterSlot } from '#shared/proposals/letter/material.ts';
import type { Remembered } from '../../remembered/use-remembered-lines.ts';

export interface MakeItYoursProps {
  slots: readonly LetterSlot[];
  lines: Readonly<Record<string, string>>;
  isSkeleton: boolean;
  /** How many are left in the text. */
  blanks: number;
  /** Of the letter as it reads. */
  words: number;
  /** Blanks that are in the text; the others are only offered. */
  openIds: ReadonlySet<string>;
  /** Blanks that were typed into and are not in the text any more. */
  unplaced: ReadonlySet<string>;
  remembered: Remembered;
  onType: (slot: string, text: string | null) => void;
  /** A line is as the person wants it: without `text`, the one that is there. */
  onCommit: (slot: string, text?: string) => void;
  /** Adds a typed sentence to the profile; left out where the person may not. */
  onAddToProfile?: ((sentence: string) => void) | undefined;
  /** The profile's own text, to know what it says already. */
  aboutMe: string;
}
