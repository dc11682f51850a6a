import { Circle, CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type LetterLines, type LetterSlot, MAX_LINE_CHARS } from '#shared/proposals/letter/material.ts';
import { afterPress } from '#web/ui/after-press.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { pasteClean } from '../../paste/paste-clean.ts';
import type { Remembered } from '../../remembered/use-remembered-lines.ts';
import type { ResultStepProps } from '../../result/result-props.ts';
import type { SlotGroup } from './slot-groups.ts';
import { slotLabel } from './slot-names.ts';
import { CHIPS_SHOWN, chosenBy, SuggestionChips } from './suggestion-chips.tsx';
import { suggestionsFor } from './suggestions-for.ts';

export interface SlotRowProps extends Pick<ResultStepProps, 'profile'> {
  slot: LetterSlot;
  lines: Readonly<LetterLines>;
  /** What is not in the text is a button until its line is wanted. */
  group: SlotGroup;
  /** Its suggestions are shown; of all rows one is it. */
  isCurrent: boolean;
  onCurrent: () => void;
  remembered: Remembered;
  onType: (slot: string, text: string | null) => void;
  /** A line is as the person wants it: without `text`, the one that is there. */
  onCommit: (slot: string, text?: string) => void;
  /** This one is done: the next open row has the focus. */
  onNext: () => void;
}

/** Kinds that no proposal needs: what stands there can be taken out. The client's own questions stay. */
const REMOVABLE: readonly LetterSlot['kind'][] = [
  'proof',
  'first_step',
  'question',
  'ps',
  'code_sentence',
  'understanding',
];
const FOR_PROFILE: readonly LetterSlot['kind'][] = ['proof', 'experience'];
/** Lines of these hardly begin with a digit, so that one chooses in an empty field too. */
const CHOSEN_BY_DIGIT: readonly LetterSlot['kind'][] = [
  'first_step',
  'question',
  'ps',
  'understanding',
  'why',
  'needs',
  'opinion',
  'code_sentence',
];

/** One slot: its name, what the proposal says for it now, and what else it could say. */
export function SlotRow(props: SlotRowProps) {
  const { slot, group, isCurrent, onCurrent, remembered } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const label = slotLabel(slot);
  const { isTyped, isField, isChanging, setIsChanging, chips, choose, put, onFieldKey } = useRow(props, row);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus comes from its field and buttons
    <div
      ref={row}
      data-slot-row={slot.id}
      onFocus={() => afterPress(onCurrent)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <div className="flex items-start gap-2 text-small text-ink-soft">
        <StateIcon isDone={isTyped || slot.state === 'suggested'} />
        {isField ? (
          <label htmlFor={id} className="min-w-0 flex-1 wrap-anywhere">
            {label}
            {group === 'extra' && <span className="text-ink-faint"> (optional)</span>}
          </label>
        ) : (
          <p className="min-w-0 flex-1 wrap-anywhere">{label}</p>
        )}
        {!isField && group !== 'text' && (
          <AddLine
            label={label}
            isDemand={group === 'not_answered'}
            onPress={() => {
              setIsChanging(true);
              onCurrent();
            }}
          />
        )}
      </div>
      {isField && (
        <LineField
          {...props}
          id={id}
          startsWith={slot.state === 'suggested' ? slot.text : ''}
          hasFocus={isChanging}
          onEnd={() => setIsChanging(false)}
          onKeyDown={onFieldKey}
        />
      )}
      {!isField && group === 'text' && (
        <Standing slot={slot} label={label} onPut={put} onKeep={choose} onChange={() => setIsChanging(true)} />
      )}
      {isCurrent && (isField || group === 'text') && (
        <SuggestionChips
          label={label}
          {...chips}
          onChoose={choose}
          onForget={(line) => {
            remembered.forget(line);
            keepFocus(row);
          }}
        />
      )}
      <AddToProfile {...props} />
    </div>
  );
}

/** What happens in a row. */
function useRow(props: SlotRowProps, row: RefObject<HTMLDivElement | null>) {
  const { slot, lines, group, remembered, onType, onCommit, onNext } = props;
  const [isChanging, setIsChanging] = useState(false);
  const [page, setPage] = useState(0);
  const suggestions = suggestionsFor(slot, lines, remembered);
  const from = page < suggestions.length ? page : 0;
  const shown = suggestions.slice(from, from + CHIPS_SHOWN);
  const isTyped = (lines[slot.id] ?? '') !== '';
  const choose = (text: string) => {
    onType(slot.id, text);
    onCommit(slot.id, text);
    setIsChanging(false);
    onNext();
  };
  const onFieldKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isFree = event.altKey || (event.currentTarget.value === '' && CHOSEN_BY_DIGIT.includes(slot.kind));
    const chosen = isFree ? chosenBy(event, shown) : undefined;
    if (chosen) {
      event.preventDefault();
      choose(chosen.text);
    } else if (event.key === 'ArrowDown' && shown.length > 0) {
      event.preventDefault();
      row.current?.querySelector<HTMLElement>('[data-chip][tabindex="0"]')?.focus();
    } else if (isPlainEnter(event)) {
      event.preventDefault();
      // The row may be drawn elsewhere now: its field would not be left in any way that is noticed.
      onCommit(slot.id);
      onNext();
    }
  };
  return {
    isTyped,
    isField: isTyped || isChanging || (group === 'text' && (slot.state === 'open' || slot.state === 'filled')),
    isChanging,
    setIsChanging,
    chips: {
      suggestions,
      from,
      onMore: () => {
        setPage(from + CHIPS_SHOWN);
        keepFocus(row);
      },
    },
    choose,
    put: (text: string | null) => {
      onType(slot.id, text);
      keepFocus(row);
    },
    onFieldKey,
  };
}

/** The button that was pressed may go: the focus stays in its row. */
function keepFocus(row: RefObject<HTMLDivElement | null>): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('input, [data-chip][tabindex="0"], button')?.focus();
  });
}

function isPlainEnter({ key, nativeEvent, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && !ctrlKey && !metaKey;
}

function StateIcon({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-accent-ink' : 'text-amber-ink'}`} />
      <VisuallyHidden>{isDone ? 'Done: ' : 'Open: '}</VisuallyHidden>
    </>
  );
}

function AddLine({ label, isDemand, onPress }: { label: string; isDemand: boolean; onPress: () => void }) {
  return (
    <Button size="sm" variant={isDemand ? 'secondary' : 'ghost'} className="-my-1.5 shrink-0" onClick={onPress}>
      {isDemand ? 'Add a line' : 'Add'}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Button>
  );
}

type LineFieldProps = SlotRowProps & {
  id: string;
  startsWith: string;
  hasFocus: boolean;
  onEnd: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** What is typed is in the proposal with every key. */
function LineField({ slot, lines, onType, onCommit, id, startsWith, hasFocus, onEnd, onKeyDown }: LineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = lines[slot.id] ?? typed ?? startsWith;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It replaces the button that was pressed and had the focus.
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <TextInput
      id={id}
      ref={input}
      value={value}
      placeholder={slot.prompt}
      maxLength={MAX_LINE_CHARS}
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ target }) => {
        setTyped(target.value);
        onType(slot.id, target.value.trim() === '' ? null : target.value);
      }}
      onPaste={pasteClean}
      onKeyDown={onKeyDown}
      onBlur={() => {
        onCommit(slot.id);
        afterPress(() => {
          if (document.activeElement === input.current) return;
          setTyped(null);
          onEnd();
        });
      }}
    />
  );
}

interface StandingProps {
  slot: LetterSlot;
  label: string;
  /** What the proposal is to say: null for what it said at first. */
  onPut: (text: string | null) => void;
  onKeep: (text: string) => void;
  onChange: () => void;
}

/** A sentence of the profile or of ours, until the person has decided about it. */
function Standing({ slot, label, onPut, onKeep, onChange }: StandingProps) {
  const about = <VisuallyHidden> “{label}”</VisuallyHidden>;
  if (slot.state === 'left_out')
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-faint">Removed</p>
        <Button size="sm" variant="ghost" onClick={() => onPut(null)}>
          Put back{about}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-0.5 pl-6">
      <p className="text-small wrap-anywhere">{slot.text}</p>
      <div className="-ml-2 flex flex-wrap">
        <Button size="sm" variant="ghost" className="px-2" onClick={() => onKeep(slot.text)}>
          Keep{about}
        </Button>
        <Button size="sm" variant="ghost" className="px-2" onClick={onChange}>
          Change{about}
        </Button>
        {REMOVABLE.includes(slot.kind) && (
          <Button size="sm" variant="ghost" className="px-2" onClick={() => onPut('')}>
            Remove{about}
          </Button>
        )}
      </div>
    </div>
  );
}

function AddToProfile({ slot, lines, profile }: SlotRowProps) {
  const sentence = lines[slot.id]?.trim() ?? '';
  if (!profile || sentence === '' || !FOR_PROFILE.includes(slot.kind)) return null;
  if (profile.aboutMe.includes(sentence)) return <p className="text-small text-ink-faint">In your profile</p>;
  return (
    <Button variant="link" size="sm" className="justify-self-start" onClick={() => profile.onAdd(sentence)}>
      Add to my profile
    </Button>
  );
}
