import { ClipboardCopy, Ellipsis, FileText, History, PenLine, RefreshCw, SlidersHorizontal, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ResultBar } from './result-bar.tsx';

interface DisplayBarProps {
  /** What is to be settled before the text is copied. */
  notes: ReactNode;
  onCopy: () => void;
  /** Without them there is nothing to choose. */
  hasStyledLetters: boolean;
  plainLetters: boolean;
  onPlainLettersChange: (plain: boolean) => void;
  onEdit: () => void;
  /** Editing is about to be asked for: a good moment to load the editor. */
  onEditNear: () => void;
  onRegenerate: () => void;
  /** What that takes of the plan, in words. */
  cost?: string | undefined;
  /** Brings back what this one replaced, and shows all before it; left out when there is none. */
  onPrevious?: (() => void) | undefined;
  onVersions?: (() => void) | undefined;
  onChangeTone?: (() => void) | undefined;
  onStartAgain: () => void;
}

/** Copy is the one thing to do; all else stands back. */
export function DisplayBar(props: DisplayBarProps) {
  const {
    notes,
    onCopy,
    hasStyledLetters,
    plainLetters,
    onPlainLettersChange,
    onEdit,
    onEditNear,
    onRegenerate,
    cost,
  } = props;
  return (
    <ResultBar notes={notes}>
      <Button onClick={onCopy} aria-keyshortcuts="Control+Shift+C Meta+Shift+C">
        <ClipboardCopy aria-hidden />
        Copy
      </Button>
      {hasStyledLetters && (
        <Switch label="Plain letters" checked={plainLetters} onCheckedChange={onPlainLettersChange} />
      )}
      <span className="flex-1" />
      <Button
        variant="secondary"
        onClick={onEdit}
        onPointerEnter={onEditNear}
        onFocus={onEditNear}
        data-focus="edit"
        className="max-sm:size-10 max-sm:px-0"
      >
        <PenLine aria-hidden />
        <span className="max-sm:sr-only">Edit</span>
      </Button>
      <Tooltip label={cost ?? 'Write it again'}>
        <Button variant="ghost" onClick={onRegenerate} className="max-sm:hidden">
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
  onPrevious,
  onVersions,
  onChangeTone,
  onStartAgain,
}: DisplayBarProps): MenuItem[] {
  return [
    { label: 'Regenerate', hint: cost, icon: <RefreshCw aria-hidden />, onSelect: onRegenerate },
    ...(onPrevious ? [{ label: 'Previous version', icon: <Undo2 aria-hidden />, onSelect: onPrevious }] : []),
    ...(onVersions
      ? [{ label: 'Versions of this proposal', icon: <History aria-hidden />, onSelect: onVersions }]
      : []),
    ...(onChangeTone
      ? [{ label: 'Change tone and style', icon: <SlidersHorizontal aria-hidden />, onSelect: onChangeTone }]
      : []),
    { label: 'Change the job details', icon: <FileText aria-hidden />, onSelect: onStartAgain },
  ];
}
