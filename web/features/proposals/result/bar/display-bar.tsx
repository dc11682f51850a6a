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
import type { ResultStepProps } from '../result-props.ts';
import { ResultBar } from './result-bar.tsx';

const changeForm = onDemand(async () => (await import('../change/change-form.tsx')).ChangeForm);

type WhatItOffers = 'refusal' | 'onRegenerate' | 'cost' | 'onChangeTone' | 'onStartAgain' | 'otherWays' | 'sectionActs';

interface DisplayBarProps extends Pick<ResultStepProps, WhatItOffers> {
  /** What is to be settled before the text is copied. */
  notes: ReactNode;
  /** How many are left in the text, and the way to the next. */
  blanks: number;
  onNextBlank: () => void;
  onCopy: () => void;
  /** Without them there is nothing to choose. */
  hasStyledLetters: boolean;
  plainLetters: boolean;
  onPlainLettersChange: (plain: boolean) => void;
  onEdit: () => void;
  /** Restores what this one replaced, and lists all earlier ones; left out if there is none. */
  versions: { onPrevious: () => void; onVersions: () => void } | undefined;
}

/** Copy is the main action; everything else is secondary. */
export function DisplayBar(props: DisplayBarProps) {
  const { hasStyledLetters, onCopy, cost } = props;
  const { form, open, button, menu } = useAsking(props);
  useCommand('Copy letter', onCopy, 'Mod+Shift+C');
  return (
    <ResultBar notes={props.notes}>
      {props.refusal}
      {form}
      <Button onClick={onCopy} aria-keyshortcuts="Control+Shift+C Meta+Shift+C">
        <ClipboardCopy aria-hidden />
        Copy
      </Button>
      {props.blanks > 0 && (
        <Button variant="secondary" onClick={props.onNextBlank} className="max-sm:px-3">
          Next blank
          <span className="text-ink-faint tabular-nums">{props.blanks}</span>
        </Button>
      )}
      {hasStyledLetters && (
        <Switch label="Plain letters" checked={props.plainLetters} onCheckedChange={props.onPlainLettersChange} />
      )}
      <span className="flex-1" />
      <Button
        variant="secondary"
        onClick={props.onEdit}
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
          className={roomForChange(hasStyledLetters, props.blanks > 0)}
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
function useAsking({ sectionActs: acts }: DisplayBarProps) {
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

interface EditBarProps {
  notes: ReactNode;
  canSave: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export function EditBar({ notes, canSave, onSave, onCancel }: EditBarProps) {
  return (
    <ResultBar notes={notes}>
      <Button onClick={onSave} disabled={!canSave}>
        Save
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </ResultBar>
  );
}
