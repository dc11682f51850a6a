import { X } from 'lucide-react';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { cn } from '#web/ui/class-names.ts';

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
export function LineChips({ label, suggestions, remembered, onChoose, onForget }: LineChipsProps) {
  if (suggestions.length + remembered.length === 0) return null;
  return (
    <ul aria-label={`Suggestions for ${label}`} className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-1">
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
