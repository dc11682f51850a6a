import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type LetterLines, type LetterSlot, MAX_LINE_CHARS } from '#shared/proposals/letter/material.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { afterPress } from '#web/ui/after-press.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { pasteClean } from '../../paste/paste-clean.ts';
import { linesToOffer } from '../../remembered/remembered-lines.ts';
import type { Remembered } from '../../remembered/use-remembered-lines.ts';
import type { ResultStepProps } from '../result-props.ts';
import { isOptional, slotLabel } from './slot-names.ts';

interface SlotRowProps extends Pick<ResultStepProps, 'profile'> {
  slot: LetterSlot;
  lines: Readonly<LetterLines>;
  /** A blank of the text, and not only an offer. */
  isInText: boolean;
  /** It was typed into and is not in the text any more. */
  isUnplaced?: boolean;
  /** The blank below it. */
  next: string | undefined;
  remembered: Remembered;
  onType: (slot: string, text: string | null) => void;
  /** A line is as the person wants it: without `text`, the one that is there. */
  onCommit: (slot: string, text?: string) => void;
}

/** Kinds that no letter needs: their suggestion can be taken out. The client's own questions stay. */
const REMOVABLE: readonly LetterSlot['kind'][] = ['proof', 'first_step', 'question', 'ps', 'code_sentence'];
const FOR_PROFILE: readonly LetterSlot['kind'][] = ['proof', 'experience'];

/** One blank: its name, what the letter says for it now, and what else it could say. */
export function SlotRow(props: SlotRowProps) {
  const { slot, lines, isUnplaced, remembered, onType, onCommit } = props;
  const [isChanging, setIsChanging] = useState(false);
  const id = useId();
  const isMissing = isOptional(slot, props.isInText);
  const isField = isMissing || slot.state === 'open' || slot.state === 'filled' || isChanging;
  const row = useRef<HTMLDivElement>(null);
  // The button that was pressed may go: the focus stays in its row.
  const keepFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    });
  const put = (text: string | null) => {
    onType(slot.id, text);
    if (text) onCommit(slot.id, text);
    keepFocus();
  };
  const label = slotLabel(slot);
  const said = [slot.text, slot.text.replace(/\.$/, ''), lines[slot.id] ?? ''];
  const kept = linesToOffer(remembered.lines, slot.kind, [...said, ...slot.suggestions]);
  return (
    <div ref={row} data-slot-row={slot.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      {isField ? (
        <label htmlFor={id} className="line-clamp-2 text-small text-ink-soft" title={label}>
          {label}
          {isMissing && <span className="ml-1.5 text-ink-faint">optional</span>}
        </label>
      ) : (
        <p className="line-clamp-2 text-small text-ink-soft" title={label}>
          {label}
        </p>
      )}
      {isField ? (
        <LineField
          {...props}
          id={id}
          startsWith={slot.state === 'suggested' ? slot.text : ''}
          onEnd={() => setIsChanging(false)}
          hasFocus={isChanging}
        />
      ) : (
        <Suggested slot={slot} label={label} onPut={put} onChange={() => setIsChanging(true)} />
      )}
      {isUnplaced && (lines[slot.id] ?? '') !== '' && (
        <p className="text-small text-amber-ink">
          Not in the letter, which you edited by hand. It is used when you generate again.
        </p>
      )}
      <LineChips
        label={label}
        suggestions={slot.suggestions.filter((text) => !said.includes(text))}
        remembered={kept}
        onChoose={put}
        onForget={(id) => {
          remembered.forget(id);
          keepFocus();
        }}
      />
      <AddToProfile {...props} />
    </div>
  );
}

type LineFieldProps = SlotRowProps & { id: string; startsWith: string; hasFocus: boolean; onEnd: () => void };

/** Enter goes to the next field; what was typed is in the letter already. */
function LineField({ slot, next, lines, onType, onCommit, id, startsWith, hasFocus, onEnd }: LineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = lines[slot.id] ?? typed ?? startsWith;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It replaces the button that was pressed and had the focus.
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusRow(event.currentTarget, next);
  };
  return (
    <TextInput
      id={id}
      value={value}
      placeholder={slot.prompt}
      maxLength={MAX_LINE_CHARS}
      autoComplete="off"
      ref={input}
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

/** The field of the row below; without one the focus stays on what ends the list. */
function focusRow(input: HTMLInputElement, next: string | undefined): void {
  const list = input.closest('ul');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-slot-row]') ?? [])];
  const row = rows.find((one) => one.dataset['slotRow'] === next);
  const target = row?.querySelector<HTMLElement>('input, button');
  if (target) target.focus();
  else input.blur();
}

interface SuggestedProps {
  slot: LetterSlot;
  label: string;
  /** What the letter is to say: null for what it said at first. */
  onPut: (text: string | null) => void;
  onChange: () => void;
}

/** A sentence of the playbook or the profile, until the person has decided about it. */
function Suggested({ slot, label, onPut, onChange }: SuggestedProps) {
  const about = <VisuallyHidden>{`: ${label}`}</VisuallyHidden>;
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
    <div className="grid gap-1.5 rounded-tight border border-line bg-sheet px-3 py-2">
      <p className="wrap-anywhere">{slot.text}</p>
      <div className="-mx-1 flex flex-wrap gap-1">
        <Button size="sm" variant="secondary" onClick={() => onPut(slot.text)}>
          Keep{about}
        </Button>
        <Button size="sm" variant="secondary" onClick={onChange}>
          Change{about}
        </Button>
        {REMOVABLE.includes(slot.kind) && (
          <Button size="sm" variant="ghost" onClick={() => onPut('')}>
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

interface LineChipsProps {
  /** Of the blank that they fill. */
  label: string;
  suggestions: readonly string[];
  remembered: readonly RememberedLine[];
  onChoose: (text: string) => void;
  onForget: (id: string) => void;
}

const MAX_REMEMBERED = 6;

const CHIP = cn(
  'max-w-64 truncate rounded-full border border-line bg-sheet px-2.5 py-0.5 text-left text-small text-ink-soft',
  'hover:border-line-strong hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11',
);

/** Lines that a press puts into the blank, in one row that scrolls: the rows below keep their places. */
function LineChips({ label, suggestions, remembered, onChoose, onForget }: LineChipsProps) {
  if (suggestions.length + remembered.length === 0) return null;
  return (
    <ul
      aria-label={`Suggestions for ${label}`}
      className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      {remembered.slice(0, MAX_REMEMBERED).map(({ id, text }) => (
        <li key={id} className="flex shrink-0 items-center">
          <button type="button" title={text} onClick={() => onChoose(text)} className={cn(CHIP, 'rounded-r-none')}>
            {text}
          </button>
          <button
            type="button"
            title="Forget"
            aria-label={`Forget “${text}”`}
            onClick={() => onForget(id)}
            className={cn(CHIP, 'rounded-l-none border-l-0 px-1.5')}
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {suggestions.map((text) => (
        <li key={text} className="shrink-0">
          <button type="button" title={text} onClick={() => onChoose(text)} className={CHIP}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
