import { PenLine } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { SlotEditingContext } from './slot-editing.ts';
import { SlotInput } from './slot-input.tsx';
import { slotLabel } from './slot-names.ts';
import type { SlotPlace } from './slot-places.ts';

const FILLED = cn(
  'cursor-text scroll-my-32 rounded-tight underline decoration-accent-line decoration-dotted underline-offset-4',
  'hover:bg-accent-wash hover:decoration-accent',
);

/** A blank in the letter: an input while it is open or edited, else the line, which a press or a key opens again. */
export function SheetSlot({ place, children }: { place: SlotPlace; children: ReactNode }) {
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
