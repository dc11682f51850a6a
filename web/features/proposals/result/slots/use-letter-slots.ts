import { type RefObject, useMemo, useState } from 'react';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { type ProposalDocument, type Span, spansText } from '#shared/proposals/document/document.ts';
import { useRememberedLines } from '../../remembered/use-remembered-lines.ts';
import type { FinishedViewProps } from '../finished-props.ts';
import type { InlineSlots } from '../letter/inline-slots.ts';
import type { SlotActions } from '../trust/trust-props.ts';
import { InlineSlot } from './inline-slot.tsx';
import { findSlotElement } from './slot-editing.ts';
import { findSlotPlaces } from './slot-places.ts';
import { typeLine } from './type-line.ts';
import { useSlotEditing } from './use-slot-editing.ts';

const NONE: ReadonlySet<string> = new Set();

/** The blanks of a finished letter: what is shown of them in it, and what happens when something is typed. */
export function useLetterSlots(props: FinishedViewProps, sheet: RefObject<HTMLElement | null>) {
  const { finished, onTypeLine, edit, isReadOnly = false } = props;
  const remembered = useRememberedLines();
  const [unplaced, setUnplaced] = useState(NONE);
  const canType = finished.status === 'done' && onTypeLine !== undefined && edit === null && !isReadOnly;
  const answer = finished.status === 'done' ? finished.answer : undefined;
  const type = (slot: string, text: string | null) => {
    if (finished.status !== 'done') return;
    const { letter, isPlaced } = typeLine(finished, slot, text);
    setUnplaced((now) => (isPlaced ? withoutSlot(now, slot) : new Set([...now, slot])));
    onTypeLine?.({ slot, text, letter });
  };
  const openIds = useMemo(() => new Set(answer ? openIn(finished.document, answer) : []), [finished.document, answer]);
  const commit = (slot: string, text = answer?.lines[slot] ?? '') => {
    const kind = answer?.slots.find(({ id }) => id === slot)?.kind;
    if (kind) remembered.remember(kind, text);
  };
  const shown = useSlotEditing({ finished, sheet, onType: canType ? type : undefined, onCommit: commit });
  const { places } = shown;
  const sheetSlots = useMemo(
    (): InlineSlots | null =>
      canType ? { placesIn: (spans) => places.filter((place) => place.spans === spans), Slot: InlineSlot } : null,
    [canType, places],
  );
  /** False if no blank of the letter reads so: then only the editor has it. */
  const focusBlank = (blank: string): boolean => {
    const place = places.find(
      ({ state, spans, start, end }) => state === 'open' && textAt(spans, start, end) === blank,
    );
    const element = canType && place && findSlotElement(sheet.current, place.id);
    if (!element) return false;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    return true;
  };
  const { editing, focusSlot } = shown;
  const acts: SlotActions | null = canType
    ? {
        keep: (slot, sentence) => {
          type(slot, sentence);
          focusSlot(slot);
        },
        change: (slot) => editing?.begin(slot),
        remove: (slot) => {
          type(slot, '');
          focusSlot(null);
        },
      }
    : null;
  return {
    ...shown,
    sheetSlots,
    focusBlank,
    acts,
    /** Left out where nothing can be typed. */
    panel: answer && canType ? { answer, openIds, unplaced, remembered, onType: type, onCommit: commit } : null,
  };
}

/** Blanks that are in the text; others are only offered beside it. */
function openIn(document: ProposalDocument, answer: GenerateAnswer): string[] {
  const places = findSlotPlaces(document, answer);
  return places.flatMap(({ id, state }) => (state === 'open' ? [id] : []));
}

function textAt(spans: readonly Span[], start: number, end: number): string {
  return spansText(spans).slice(start, end);
}

function withoutSlot(set: ReadonlySet<string>, slot: string): ReadonlySet<string> {
  return set.has(slot) ? new Set([...set].filter((one) => one !== slot)) : set;
}
