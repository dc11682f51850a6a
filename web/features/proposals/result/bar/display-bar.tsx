import {
  ClipboardCopy,
  Ellipsis,
  FileText,
  History,
  MessageSquareText,
  PenLine,
  RefreshCw,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { editor } from '../editor/lazy-editor.tsx';
import { hasStyledLetters } from '../letter/styled-letters.ts';
import type { FinishedViewProps } from '../result-props.ts';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { ResultBar } from './result-bar.tsx';

const changeForm = onDemand(async () => (await import('../change/change-form.tsx')).ChangeForm);

type WhatItOffers =
  | 'finished'
  | 'refusal'
  | 'onRegenerate'
  | 'cost'
  | 'onChangeTone'
  | 'onStartAgain'
  | 'otherWays'
  | 'sectionActs';

interface DisplayBarProps extends Pick<FinishedViewProps, WhatItOffers> {
  letter: FinishedLetter;
  /** What is to be settled before the text is copied. */
  notes: ReactNode;
  /** Restores what this one replaced, and lists all earlier ones; left out if there is none. */
  versions: { onPrevious: () => void; onVersions: () => void } | undefined;
}

/** Copy is the main action; everything else is secondary. */
export function DisplayBar(props: DisplayBarProps) {
  const { letter, cost } = props;
  const { copy } = letter.copying;
  const hasSwitch = hasStyledLetters(letter.text);
  const hasBlanks = letter.blanks.length > 0;
  const { form, open, button, menu } = useAsking(props);
  useCommand('Copy letter', copy, 'Mod+Shift+C');
  return (
    <ResultBar notes={props.notes}>
      {props.refusal}
      {form}
      <Button onClick={copy} aria-keyshortcuts="Control+Shift+C Meta+Shift+C">
        <ClipboardCopy aria-hidden />
        Copy
      </Button>
      {hasBlanks && (
        <Button variant="secondary" onClick={letter.nextBlank} className="max-sm:px-3">
          Next blank
          <span className="text-ink-faint tabular-nums">{letter.blanks.length}</span>
        </Button>
      )}
      {hasSwitch && (
        <Switch label="Plain letters" checked={letter.looks.plainLetters} onCheckedChange={letter.setPlainLetters} />
      )}
      <span className="flex-1" />
      <Button
        variant="secondary"
        onClick={letter.editing.start}
        onPointerEnter={editor.warm}
        onFocus={editor.warm}
        data-focus="edit"
        className="max-sm:size-10 max-sm:px-0"
      >
        <PenLine aria-hidden />
        <span className="max-sm:sr-only">Edit</span>
      </Button>
      {open && (
        <Button
          ref={button}
          variant="ghost"
          onClick={open}
          onPointerEnter={changeForm.warm}
          onFocus={changeForm.warm}
          aria-expanded={form !== null}
          className={roomForChange(hasSwitch, hasBlanks)}
        >
          Ask for a change
        </Button>
      )}
      <Tooltip label={cost ?? 'Write it again'}>
        <Button variant="ghost" onClick={props.onRegenerate} className="max-sm:hidden">
          <RefreshCw aria-hidden />
          Regenerate
        </Button>
      </Tooltip>
      <Menu
        trigger={
          <Button ref={menu} variant="ghost" size="icon" aria-label="More actions" className="-ml-2">
            <Ellipsis aria-hidden />
          </Button>
        }
        items={moreItems(props, open)}
      />
    </ResultBar>
  );
}

/** Where there is no room for it beside the others in one line, it is in the menu alone. */
function roomForChange(hasSwitch: boolean, hasNextBlank: boolean): string {
  if (hasSwitch && hasNextBlank) return 'hidden';
  return hasSwitch || hasNextBlank ? '@max-[44rem]/bar:hidden' : '@max-[36rem]/bar:hidden';
}

/** The form for a change of the whole letter, over the bar; the focus comes back to what opened it. */
function useAsking({ finished, sectionActs }: DisplayBarProps) {
  const acts = finished.status === 'done' ? sectionActs : undefined;
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    const isShown = (button.current?.getClientRects().length ?? 0) > 0;
    (isShown ? button : menu).current?.focus({ preventScroll: true });
  };
  const isFormThere = changeForm.useWanted(isOpen, () => setIsOpen(false));
  const form =
    acts && isFormThere && isOpen ? (
      <changeForm.Part
        acts={acts}
        label="Change your proposal"
        section={null}
        text={text}
        onText={setText}
        onClose={close}
        className="w-full pb-1"
      />
    ) : null;
  return { form, open: acts && (() => setIsOpen(true)), button, menu };
}

function moreItems(
  { onRegenerate, cost, versions, onChangeTone, onStartAgain, otherWays = [] }: DisplayBarProps,
  onAsk: (() => void) | undefined,
): MenuItem[] {
  return [
    ...(onAsk ? [{ label: 'Ask for a change', icon: <MessageSquareText aria-hidden />, onSelect: onAsk }] : []),
    { label: 'Regenerate', hint: cost, icon: <RefreshCw aria-hidden />, onSelect: onRegenerate },
    ...(versions
      ? [
          { label: 'Previous version', icon: <Undo2 aria-hidden />, onSelect: versions.onPrevious },
          { label: 'Versions of this proposal', icon: <History aria-hidden />, onSelect: versions.onVersions },
        ]
      : []),
    ...(onChangeTone
      ? [{ label: 'Change tone and style', icon: <SlidersHorizontal aria-hidden />, onSelect: onChangeTone }]
      : []),
    { label: 'Change the job details', icon: <FileText aria-hidden />, onSelect: onStartAgain },
    ...otherWays,
  ];
}

export function EditBar({ letter, notes }: Pick<DisplayBarProps, 'letter' | 'notes'>) {
  const { save, cancel } = letter.editing;
  return (
    <ResultBar notes={notes}>
      <Button onClick={save} disabled={letter.text.trim() === ''}>
        Save
      </Button>
      <Button variant="ghost" onClick={cancel}>
        Cancel
      </Button>
    </ResultBar>
  );
}
