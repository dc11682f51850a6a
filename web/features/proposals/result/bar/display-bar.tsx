import { ClipboardCopy, Ellipsis, FileText, History, PenLine, RefreshCw, SlidersHorizontal, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { editor } from '../editor/lazy-editor.tsx';
import { hasStyledLetters } from '../letter/styled-letters.ts';
import type { FinishedViewProps } from '../result-props.ts';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { ResultBar } from './result-bar.tsx';

type WhatItOffers = 'finished' | 'refusal' | 'onRegenerate' | 'cost' | 'onChangeTone' | 'onStartAgain' | 'otherWays';

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
  useCommand('Copy letter', copy, 'Mod+Shift+C');
  return (
    <ResultBar notes={props.notes}>
      {props.refusal}
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
      <Tooltip label={cost ?? 'Write it again'}>
        <Button variant="ghost" onClick={props.onRegenerate} className="max-sm:hidden">
          <RefreshCw aria-hidden />
          Regenerate
        </Button>
      </Tooltip>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label="More actions" className="-ml-2">
            <Ellipsis aria-hidden />
          </Button>
        }
        items={moreItems(props)}
      />
    </ResultBar>
  );
}

function moreItems({
  onRegenerate,
  cost,
  versions,
  onChangeTone,
  onStartAgain,
  otherWays = [],
}: DisplayBarProps): MenuItem[] {
  return [
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
