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
import type { ReactNode } from 'react';
import { textOfDocument } from '#shared/proposals/text/proposal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { pieceOf, useSelectedText } from '../../letter/change/selected-text.ts';
import { LayoutMenu } from '../../letter/layout/layout-menu.tsx';
import { useLayout } from '../../letter/layout/use-layout.ts';
import { editor } from '../editor/lazy-editor.tsx';
import { hasStyledLetters } from '../letter/styled-letters.ts';
import type { FinishedViewProps } from '../result-props.ts';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { ResultBar } from './result-bar.tsx';

const changePanel = onDemand(async () => (await import('../../letter/change/change-panel.tsx')).ChangePanel);

type WhatItOffers =
  | 'finished'
  | 'refusal'
  | 'onRegenerate'
  | 'cost'
  | 'onChangeTone'
  | 'onStartAgain'
  | 'otherWays'
  | 'onUpdate';

interface DisplayBarProps extends Pick<FinishedViewProps, WhatItOffers> {
  letter: FinishedLetter;
  /** What is to be settled before the text is copied. */
  notes: ReactNode;
  /** Restores what this one replaced, and lists all earlier ones; left out if there is none. */
  versions: { onPrevious: () => void; onVersions: () => void } | undefined;
}

/** Copy is the main action; everything else is secondary. A change that is asked for takes the place of all of them. */
export function DisplayBar(props: DisplayBarProps) {
  const { letter, finished } = props;
  const { changes } = letter;
  useCommand('Copy proposal', letter.copying.copy, 'Mod+Shift+C');
  const isChanging = changes !== undefined && changes.status.kind !== 'closed';
  return (
    <ResultBar notes={isChanging ? undefined : props.notes}>
      {props.refusal}
      {isChanging && finished.status === 'done' ? (
        <changePanel.Part
          changes={changes}
          letter={finished}
          onClose={() => setTimeout(focusOnAsk)}
          onFailed={changes.close}
        />
      ) : (
        <BarActions {...props} />
      )}
    </ResultBar>
  );
}

/** What the panel was opened by, where it is shown; else the menu. */
function focusOnAsk(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-opens-change]')];
  places.find((place) => place.getClientRects().length > 0)?.focus({ preventScroll: true });
}

function BarActions(props: DisplayBarProps) {
  const { letter, cost } = props;
  const hasSwitch = hasStyledLetters(letter.text);
  const hasBlanks = letter.blanks.length > 0;
  const layout = useLayout(props);
  const asking = useAsking(props);
  return (
    <>
      <Button onClick={letter.copying.copy} data-focus="copy" aria-keyshortcuts="Control+Shift+C Meta+Shift+C">
        <ClipboardCopy aria-hidden />
        Copy
      </Button>
      {hasBlanks && (
        <Button variant="secondary" onClick={letter.nextBlank} className="max-sm:px-3 lg:hidden">
          Next blank
          <span className="text-ink-faint tabular-nums">{letter.blanks.length}</span>
        </Button>
      )}
      {hasSwitch && (
        <Switch label="Plain letters" checked={letter.looks.plainLetters} onCheckedChange={letter.setPlainLetters} />
      )}
      <span className="flex-1" />
      {layout && <LayoutMenu {...layout} />}
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
      {asking && (
        <Button
          variant="ghost"
          onClick={asking.open}
          onPointerEnter={changePanel.warm}
          onFocus={changePanel.warm}
          data-opens-change
          className="@max-[42rem]/bar:hidden"
        >
          {asking.label}
        </Button>
      )}
      <Tooltip label={cost ?? 'Write it again'}>
        <Button variant="ghost" onClick={props.onRegenerate} className="@max-[54rem]/bar:hidden">
          <RefreshCw aria-hidden />
          Regenerate
        </Button>
      </Tooltip>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label="More actions" data-opens-change className="-ml-2">
            <Ellipsis aria-hidden />
          </Button>
        }
        items={moreItems(props, asking)}
      />
    </>
  );
}

/** For what is selected in the text, or for all of it. */
function useAsking({ finished, letter: { changes, sheet } }: DisplayBarProps) {
  const { selected, forget } = useSelectedText(sheet);
  if (!changes || finished.status !== 'done') return undefined;
  const open = () => {
    changes.open(pieceOf(textOfDocument(finished.document, finished.answer), selected));
    forget();
  };
  return { open, label: selected.trim() === '' ? 'Ask for a change' : 'Change selection' };
}

function moreItems(
  { onRegenerate, cost, versions, onChangeTone, onStartAgain, otherWays = [] }: DisplayBarProps,
  asking: ReturnType<typeof useAsking>,
): MenuItem[] {
  return [
    ...(asking ? [{ label: asking.label, icon: <MessageSquareText aria-hidden />, onSelect: asking.open }] : []),
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
