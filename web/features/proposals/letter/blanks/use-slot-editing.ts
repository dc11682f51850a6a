import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPress } from '#web/ui/after-press.ts';
import type { Done, Finished } from '../../generation/generation-state.ts';
import { findSlotElement, type SlotEditing } from './slot-editing.ts';
import { findSlotPlaces, type SlotPlace, wordsAt } from './slot-places.ts';

interface SlotEditingOptions {
  finished: Finished;
  /** The same; left out where nothing can be typed. */
  done: Done | undefined;
  sheet: RefObject<HTMLElement | null>;
  onType: (slot: string, text: string | null) => void;
  /** A line is as its writer wants it. */
  onCommit: (slot: string) => void;
}

/** A blank that is being typed into, with the letter as it was when that began. */
interface Edited {
  readonly id: string;
  /** What is shown until typing ends: the words around the input must not move under it. */
  readonly letter: Done;
  readonly lineBefore: string | null;
}

const NO_PLACES: readonly SlotPlace[] = [];

/** Typing into the blanks of the letter. The letter itself follows with every key, the shown one when typing ends. */
export function useSlotEditing({ finished, done, sheet, onType, onCommit }: SlotEditingOptions) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const focusNext = useFocusAfterChange(sheet);
  const frozen = edited?.letter.proposalId === done?.proposalId ? edited : null;
  const shown = frozen?.letter ?? finished;
  const isOn = done !== undefined;
  const places = useMemo(
    () => (isOn && shown.status === 'done' ? findSlotPlaces(shown.document, shown.answer) : NO_PLACES),
    [shown, isOn],
  );
  const begin = (id: string) => {
    if (!done || edited?.id === id) return;
    setEdited({ id, letter: done, lineBefore: done.answer.lines[id] ?? null });
    focusNext(id);
  };
  const editing: SlotEditing | null = done
    ? {
        places,
        editedId: frozen?.id ?? null,
        slotOf: (id) => done.answer.slots.find((slot) => slot.id === id) ?? UNKNOWN_SLOT,
        textOf: (id) => textOf(edited?.letter ?? done, places, id),
        begin,
        type: (id, text) => onType(id, text.trim() === '' ? null : text),
        end(id, how) {
          const next = how === 'next' ? nextOpen(places, done, id) : undefined;
          if (how === 'cancel') onType(id, edited?.lineBefore ?? null);
          else onCommit(id);
          if (next !== undefined) return begin(next);
          setEdited(null);
          focusNext(how === 'cancel' ? null : id);
        },
        leave(id, target) {
          onCommit(id);
          const next = target instanceof HTMLElement ? target.dataset['slot'] : undefined;
          if (next !== undefined) return begin(next);
          const isInLetter = target instanceof Node && sheet.current?.contains(target) === true;
          afterPress(() => {
            if (hasFocus(sheet.current, id)) return;
            setEdited((now) => (now?.id === id ? null : now));
            if (isInLetter) focusNext(id, 'if-lost');
          });
        },
      }
    : null;
  return { shown, editing, focusSlot: focusNext };
}

const UNKNOWN_SLOT = { kind: 'named_question', asked: null, prompt: 'your line' } as const;

/** A typed line as it was typed, a suggestion as it is in the letter. */
function textOf({ answer }: Done, places: readonly SlotPlace[], id: string): string {
  const line = answer.lines[id];
  if (line !== undefined && line !== '') return line;
  const place = places.find((one) => one.id === id);
  return place?.state === 'suggested' ? wordsAt(place) : '';
}

/** The next blank in reading order that is in the letter as it is now, from the first again after the last. */
function nextOpen(places: readonly SlotPlace[], { document: letter, answer }: Done, id: string): string | undefined {
  const at = places.findIndex((place) => place.id === id);
  const open = findSlotPlaces(letter, answer).filter(({ state }) => state === 'open');
  const isStillOpen = (place: SlotPlace) => place.id !== id && open.some((one) => one.id === place.id);
  return [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))].find(isStillOpen)?.id;
}

function hasFocus(sheet: HTMLElement | null, id: string): boolean {
  return findSlotElement(sheet, id) === document.activeElement;
}

/** Moves the focus after the letter has been rendered again: the element that had it may be another one now. Null: to the letter itself. */
function useFocusAfterChange(sheet: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ id: string | null; isOnlyIfLost: boolean } | null>(null);
  const focus = () => {
    if (!wanted.current) return;
    const { id, isOnlyIfLost } = wanted.current;
    if (isOnlyIfLost && document.activeElement !== document.body) return;
    const target = id === null ? sheet.current : findSlotElement(sheet.current, id);
    if (!target) return;
    if (id === null) target.tabIndex = -1;
    if (target !== document.activeElement) target.focus({ preventScroll: id === null });
  };
  useLayoutEffect(focus);
  useEffect(() => {
    if (!wanted.current) return undefined;
    // The browser may be moving the focus itself at this moment, to an element that has just gone.
    const timer = setTimeout(() => {
      focus();
      wanted.current = null;
    });
    return () => clearTimeout(timer);
  });
  return (id: string | null, when: 'now' | 'if-lost' = 'now') => {
    wanted.current = { id, isOnlyIfLost: when === 'if-lost' };
  };
}
