import { type RefObject, useMemo } from 'react';
import { useRememberedLines } from '../../remembered/use-remembered-lines.ts';
import type { FinishedViewProps } from '../../result/result-props.ts';
import { withOwnBlanks } from './own-blanks.ts';
import { findSlotElement, type SlotActions } from './slot-editing.ts';
import { findSlotPlaces, wordsAt } from './slot-places.ts';
import { typeLine } from './type-line.ts';
import { useSlotEditing } from './use-slot-editing.ts';

/** The blanks of a finished letter: what is shown of them in it, and what happens when something is typed. */
export function useLetterSlots(props: FinishedViewProps, sheet: RefObject<HTMLElement | null>) {
  const { finished, facts, onTypeLine, edit, isReadOnly = false } = props;
  const remembered = useRememberedLines();
  const canType = onTypeLine !== undefined && edit === null && !isReadOnly;
  const whole = useMemo(
    () => (finished.status === 'done' ? withOwnBlanks(finished, facts) : undefined),
    [finished, facts],
  );
  const done = canType ? whole : undefined;
  const answer = done?.answer;
  const type = (slot: string, text: string | null) => {
    if (done) onTypeLine?.({ slot, text, letter: typeLine(done, slot, text) });
  };
  const openIds = useMemo(() => {
    const places = done ? findSlotPlaces(done.document, done.answer) : [];
    return new Set(places.filter(({ state }) => state === 'open').map(({ id }) => id));
  }, [done]);
  const commit = (slot: string, text = answer?.lines[slot] ?? '') => {
    const kind = answer?.slots.find(({ id }) => id === slot)?.kind;
    if (kind) remembered.remember(kind, text);
  };
  const shown = useSlotEditing({ finished: whole ?? finished, done, sheet, onType: type, onCommit: commit });
  const { editing, focusSlot } = shown;
  /** False if no blank of the letter reads so: then only the editor has it. */
  const focusBlank = (blank: string): boolean => {
    const place = editing?.places.find((one) => one.state === 'open' && wordsAt(one) === blank);
    const element = place && findSlotElement(sheet.current, place.id);
    if (!element) return false;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    return true;
  };
  const acts: SlotActions | null = editing && {
    keep: (slot, sentence) => {
      type(slot, sentence);
      focusSlot(slot);
    },
    change: editing.begin,
    remove: (slot) => {
      type(slot, '');
      focusSlot(null);
    },
  };
  return {
    ...shown,
    focusBlank,
    acts,
    /** Null where nothing can be typed. */
    panel: answer ? { answer, openIds, remembered, onType: type, onCommit: commit } : null,
  };
}
