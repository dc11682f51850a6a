import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { cn } from '#web/ui/class-names.ts';

/** More would have to be scrolled for. */
export const CHIPS_SHOWN = 6;

export interface Suggestion {
  readonly text: string;
  /** A line that the user typed for another job, and may have forgotten. */
  readonly remembered?: RememberedLine;
}

interface SuggestionChipsProps {
  /** Of the slot that they fill. */
  label: string;
  suggestions: readonly Suggestion[];
  /** The first of them that is shown. */
  from: number;
  onMore: () => void;
  onChoose: (text: string) => void;
  onForget: (id: string) => void;
}

const CHIP = cn(
  'flex min-w-0 gap-2 rounded-soft border border-line bg-sheet px-2.5 py-1 text-left text-small text-ink-soft wrap-anywhere',
  'hover:border-line-strong hover:text-ink pointer-coarse:min-h-11 pointer-coarse:items-center',
);

/** Sentences that one press or its number puts into the proposal. Together one stop of Tab; the arrows lead through them. */
export function SuggestionChips({ label, suggestions, from, onMore, onChoose, onForget }: SuggestionChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const shown = suggestions.slice(from, from + CHIPS_SHOWN);
  if (shown.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = chosenBy(event, shown);
    if (chosen) {
      event.preventDefault();
      return onChoose(chosen.text);
    }
    const at = Number(event.target instanceof HTMLElement ? event.target.dataset['chip'] : undefined);
    const remembered = shown[at]?.remembered;
    if (event.key === 'Delete' && remembered) return onForget(remembered.id);
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    const next = nextBy(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    items[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows lead through its buttons
    <ul ref={list} aria-label={`Suggestions for ${label}`} onKeyDown={onKeyDown} className="flex flex-wrap gap-1.5">
      {shown.map(({ text, remembered }, index) => (
        <li key={text} className="flex max-w-full min-w-0">
          <button
            type="button"
            data-chip={index}
            tabIndex={index === Math.min(stop, shown.length - 1) ? 0 : -1}
            aria-keyshortcuts={`${index + 1}${remembered ? ' Delete' : ''}`}
            onClick={() => onChoose(text)}
            className={cn(CHIP, remembered && 'rounded-r-none')}
          >
            <span aria-hidden className="text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </button>
          {remembered && (
            <button
              type="button"
              title="Forget"
              aria-label={`Forget “${text}”`}
              tabIndex={-1}
              onClick={() => onForget(remembered.id)}
              className={cn(CHIP, 'items-center rounded-l-none border-l-0 px-1.5')}
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </li>
      ))}
      {suggestions.length > CHIPS_SHOWN && (
        <li>
          <button
            type="button"
            data-chip={shown.length}
            tabIndex={-1}
            aria-label={`More suggestions for ${label}`}
            onClick={() => {
              setStop(0);
              onMore();
            }}
            className={cn(CHIP, 'border-transparent bg-transparent underline underline-offset-4')}
          >
            More
          </button>
        </li>
      )}
    </ul>
  );
}

/** By the digit that was pressed. */
export function chosenBy(
  { code, ctrlKey, metaKey }: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey'>,
  shown: readonly Suggestion[],
): Suggestion | undefined {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
  return digit === undefined || ctrlKey || metaKey ? undefined : shown[Number(digit) - 1];
}

function nextBy(key: string, at: number, count: number): number | undefined {
  if (Number.isNaN(at)) return undefined;
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowRight: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
