import { PenLine } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { MAX_LINE_CHARS } from '#shared/proposals/letter/material.ts';
import { cn } from '#web/ui/class-names.ts';
import { cleanText } from '../../paste/paste-clean.ts';
import { SlotEditingContext } from './slot-editing.ts';
import { slotLabel } from './slot-names.ts';
import type { SlotPlace } from './slot-places.ts';

const FILLED = cn(
  'cursor-text scroll-my-32 rounded-tight underline decoration-accent-line decoration-dotted underline-offset-4',
  'hover:bg-accent-wash hover:decoration-accent',
);

/** A blank in the letter: an input while it is open or edited, else the line, which a press or a key opens again. */
export function InlineSlot({ place, children }: { place: SlotPlace; children: ReactNode }) {
  const editing = useContext(SlotEditingContext);
  if (!editing) return children;
  if (place.state === 'open' || editing.editedId === place.id) return <SlotInput id={place.id} />;
  if (place.state === 'suggested') return children;
  const label = `Change: ${slotLabel(editing.slotOf(place.id))}`;
  const begin = () => editing.begin(place.id);
  if (hasLink(place))
    return (
      <LinkedLine id={place.id} label={label} onChange={begin}>
        {children}
      </LinkedLine>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    begin();
  };
  return (
    <span
      role="button"
      tabIndex={0}
      data-slot={place.id}
      title={label}
      onClick={begin}
      onKeyDown={onKeyDown}
      className={FILLED}
    >
      {children}
    </span>
  );
}

function hasLink({ spans, start, end }: SlotPlace): boolean {
  let offset = 0;
  return spans.some(({ text, href }) => {
    const begin = offset;
    offset += text.length;
    return href !== null && begin < end && offset > start;
  });
}

interface LinkedLineProps {
  id: string;
  label: string;
  onChange: () => void;
  children: ReactNode;
}

/** A link cannot be inside a button: it has one beside it. */
function LinkedLine({ id, label, onChange, children }: LinkedLineProps) {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) onChange();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button behind it does the same */}
      <span onClick={onClick} className={FILLED}>
        {children}
      </span>{' '}
      <button
        type="button"
        data-slot={id}
        aria-label={label}
        onClick={onChange}
        className="inline-flex size-6 items-center justify-center rounded-tight align-text-bottom text-ink-faint hover:bg-sunken hover:text-ink"
      >
        <PenLine aria-hidden className="size-4" />
      </button>
    </>
  );
}

const LOOKS = cn(
  'scroll-my-32 rounded-tight bg-amber-wash box-decoration-clone px-1 text-ink outline outline-1 outline-amber-line',
  'cursor-text whitespace-pre-wrap focus:bg-sheet focus:outline-2 focus:outline-accent-ink',
  'empty:before:text-amber-ink empty:before:content-[attr(data-placeholder)]',
);

/**
 * An input in the middle of a sentence, which wraps and grows like the words around it: no input element of HTML does. It holds its
 * text itself while it is typed into.
 */
function SlotInput({ id }: { id: string }) {
  const editing = useContext(SlotEditingContext);
  const element = useRef<HTMLSpanElement>(null);
  const isEdited = editing?.editedId === id;
  const text = editing?.textOf(id) ?? '';
  useLayoutEffect(() => {
    const input = element.current;
    if (!input) return;
    // Browsers that know no plain-text editing ignore the value.
    if (!input.isContentEditable) input.setAttribute('contenteditable', 'true');
    if (wordsOf(input) !== text && document.activeElement !== input) input.textContent = text;
  }, [text]);
  if (!editing) return null;
  const slot = editing.slotOf(id);
  return (
    <span
      ref={element}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      data-slot={id}
      data-placeholder={slot.prompt}
      aria-label={`${slotLabel(slot)}: ${slot.prompt}`}
      aria-placeholder={slot.prompt}
      aria-multiline={false}
      enterKeyHint="next"
      className={LOOKS}
      onFocus={(event) => {
        if (!isEdited) editing.begin(id);
        putCaretAtEnd(event.currentTarget);
      }}
      onBlur={(event) => {
        // The window lost the focus; this still has it when the window gets it back.
        if (document.activeElement !== event.currentTarget) editing.leave(id, event.relatedTarget);
      }}
      onInput={(event) => editing.type(id, inputText(event.currentTarget))}
      onPaste={pasteOneLine}
      onKeyDown={(event) =>
        onKeyDown(event, (how) => {
          if (how === 'cancel') event.currentTarget.textContent = text;
          editing.end(id, how);
        })
      }
    />
  );
}

function wordsOf(element: HTMLElement): string {
  return element.textContent.replace(/[\s\u00A0]+/g, ' ');
}

/** An emptied input keeps a line break of the browser's, and would not count as empty. */
function inputText(currentTarget: HTMLElement): string {
  const text = wordsOf(currentTarget);
  if (text === '' && currentTarget.childNodes.length > 0) currentTarget.replaceChildren();
  if (text.length <= MAX_LINE_CHARS) return text;
  currentTarget.textContent = text.slice(0, MAX_LINE_CHARS);
  window.getSelection()?.selectAllChildren(currentTarget);
  window.getSelection()?.collapseToEnd();
  return text.slice(0, MAX_LINE_CHARS);
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, end: (how: 'next' | 'stay' | 'cancel') => void): void {
  if (event.nativeEvent.isComposing) return;
  const how =
    event.key === 'Escape' ? 'cancel' : event.key === 'Enter' ? (event.shiftKey ? 'stay' : 'next') : undefined;
  if (how === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  end(how);
}

function pasteOneLine(event: ClipboardEvent<HTMLElement>): void {
  event.preventDefault();
  const room = MAX_LINE_CHARS - wordsOf(event.currentTarget).length;
  const text = cleanText(event.clipboardData.getData('text/plain')).replace(/\s+/g, ' ').trim();
  // oxlint-disable-next-line typescript/no-deprecated -- still the only way that keeps the browser's own undo
  document.execCommand('insertText', false, text.slice(0, Math.max(0, room)));
}

function putCaretAtEnd(element: HTMLElement): void {
  const selection = window.getSelection();
  if (element.textContent === '' || selection?.isCollapsed === false) return;
  // A press has put it where it was pressed.
  if (selection?.anchorNode && element.contains(selection.anchorNode) && selection.anchorOffset > 0) return;
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
