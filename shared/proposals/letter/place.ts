import type { Part } from '../blocks.ts';
import type { LetterAsk, SlotKind } from './material.ts';
import type { Said } from './pieces.ts';

/** A slot before its state is known. */
export interface Place {
  readonly id: string;
  readonly kind: SlotKind;
  readonly part: Part;
  readonly prompt: string;
  readonly asked: string | null;
  /** Around the blank. */
  readonly frame: string;
  readonly isDemand: boolean;
  /** What stands there unasked. */
  readonly given: readonly Said[];
  readonly typed: (line: string) => Said[];
  readonly suggestions: readonly string[];
  readonly ask?: LetterAsk;
}
