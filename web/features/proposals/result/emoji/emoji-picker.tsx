import { Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { EMOJI_CATEGORIES, type Emoji, type EmojiCategory, findEmoji } from './emoji-data.ts';
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
  const groups = [...(recents.length > 0 ? [{ name: 'Recent', emojis: recents }] : []), ...EMOJI_CATEGORIES];
  let index = 0;
  return (
    <div
      ref={grid}
      role="presentation"
      className="max-h-80 overflow-y-auto overscroll-contain px-3 pb-3"
      onKeyDown={(event) => {
        const place = placeAfter(event.key, current, groups);
        const next = place === undefined ? undefined : grid.current?.querySelectorAll('button')[place];
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
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

const COLUMNS = 8;

/** Where a key leads to from the emoji at `at`: the place of another, one off the grid, or undefined for keys that lead nowhere. */
function placeAfter(key: string, at: number, groups: readonly EmojiCategory[]): number | undefined {
  const rows = rowsOf(groups);
  const row = rows.findIndex((places) => places.includes(at));
  const column = rows[row]?.indexOf(at) ?? 0;
  const inRow = (places: readonly number[] | undefined) => places?.[column] ?? places?.at(-1);
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return inRow(rows[row + 1]);
    case 'ArrowUp':
      return inRow(rows[row - 1]);
    case 'Home':
      return 0;
    case 'End':
      return rows.at(-1)?.at(-1);
    default:
      return undefined;
  }
}

/** The places as they are on the screen: each group begins a row. */
function rowsOf(groups: readonly EmojiCategory[]): number[][] {
  let next = 0;
  return groups.flatMap(({ emojis }) => {
    const places = emojis.map(() => next++);
    const count = Math.ceil(places.length / COLUMNS);
    return Array.from({ length: count }, (_, row) => places.slice(row * COLUMNS, (row + 1) * COLUMNS));
  });
}
