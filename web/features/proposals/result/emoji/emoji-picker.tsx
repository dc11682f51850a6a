import { Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { EMOJI_CATEGORIES, type Emoji, findEmoji } from './emoji-data.ts';
import { readRecents, rememberEmoji } from './recent-emojis.ts';

interface EmojiPickerProps {
  onPick: (char: string) => void;
  /** Called when the picker has closed after a pick: where the focus goes then. */
  onPicked: () => void;
}

/** A button that opens the seven categories and the eight used last. */
export function EmojiPicker({ onPick, onPicked }: EmojiPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasPicked = useRef(false);
  const pick = (char: string) => {
    rememberEmoji(char);
    hasPicked.current = true;
    onPick(char);
    setIsOpen(false);
  };
  const returnFocus = (event: Event) => {
    if (!hasPicked.current) return;
    event.preventDefault();
    hasPicked.current = false;
    onPicked();
  };
  return (
    <Popover
      label="Emoji"
      open={isOpen}
      onOpenChange={setIsOpen}
      onCloseAutoFocus={returnFocus}
      className="w-78 p-0"
      trigger={
        <Button variant="ghost" size="icon" aria-label="Insert emoji" className="size-9">
          <Smile aria-hidden />
        </Button>
      }
    >
      <EmojiGrid onPick={pick} />
    </Popover>
  );
}

/** Arrow keys walk through all groups as one grid; Tab enters and leaves it as one stop. */
function EmojiGrid({ onPick }: { onPick: (char: string) => void }) {
  const [recents] = useState(() => readRecents().flatMap((char) => findEmoji(char) ?? []));
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const groups = [
    ...(recents.length > 0 ? [{ id: 'recent', name: 'Recent', emojis: recents }] : []),
    ...EMOJI_CATEGORIES,
  ];
  let index = 0;
  return (
    <div
      ref={grid}
      role="presentation"
      className="max-h-80 overflow-y-auto overscroll-contain px-3 pb-3"
      onKeyDown={(event) => {
        const next = moveInGrid(grid.current, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.name}>
          <p aria-hidden className="eyebrow sticky top-0 bg-raised pt-3 pb-1">
            {group.name}
          </p>
          <div className="grid grid-cols-8 gap-0.5">
            {group.emojis.map((emoji) => {
              const place = index++;
              return (
                <EmojiButton
                  key={emoji.char}
                  emoji={emoji}
                  isTabStop={place === current}
                  onFocus={() => setCurrent(place)}
                  onPick={onPick}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface EmojiButtonProps {
  emoji: Emoji;
  isTabStop: boolean;
  onFocus: () => void;
  onPick: (char: string) => void;
}

function EmojiButton({ emoji, isTabStop, onFocus, onPick }: EmojiButtonProps) {
  return (
    <button
      type="button"
      aria-label={emoji.label}
      title={emoji.label}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onPick(emoji.char)}
      className="grid size-8 scroll-mt-10 place-items-center rounded-tight text-lead leading-none hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden
        // In colour wherever the system has such a face: others hold the smileys in black and white and would win.
        className="[font-family:'Apple_Color_Emoji','Segoe_UI_Emoji','Noto_Color_Emoji',sans-serif]"
      >
        {emoji.char}
      </span>
    </button>
  );
}

/**
 * The button that an arrow, Home or End key leads to from the focused one inside `grid`; undefined for any other key and
 * at the edge. Up and down go by where things are on screen, because the last row of a group may be short.
 */
function moveInGrid(grid: HTMLElement | null, key: string): HTMLButtonElement | undefined {
  const buttons = [...(grid?.querySelectorAll('button') ?? [])];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const button = buttons[from];
  if (!button) return undefined;
  switch (key) {
    case 'ArrowRight':
      return buttons[from + 1];
    case 'ArrowLeft':
      return buttons[from - 1];
    case 'ArrowDown':
      return inNextRow(button, buttons.slice(from + 1));
    case 'ArrowUp':
      return inNextRow(button, buttons.slice(0, from).toReversed());
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** Of the row that comes first in `others`, the button nearest to the column of `button`. */
function inNextRow(button: HTMLButtonElement, others: HTMLButtonElement[]): HTMLButtonElement | undefined {
  const here = button.getBoundingClientRect();
  const first = others.find((other) => Math.abs(other.getBoundingClientRect().top - here.top) > 1);
  if (!first) return undefined;
  const { top } = first.getBoundingClientRect();
  const row = others.filter((other) => Math.abs(other.getBoundingClientRect().top - top) <= 1);
  const away = (other: HTMLButtonElement) => Math.abs(other.getBoundingClientRect().left - here.left);
  return row.reduce((best, other) => (away(other) < away(best) ? other : best));
}
