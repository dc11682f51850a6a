import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { listen } from '#web/ui/listen.ts';
import { type ClaimActions, ClaimNote } from './claim-note.tsx';
import type { SourcedSentence } from './sentence-sources.ts';
import type { OpenClaim } from './use-open-claim.ts';

interface ClaimCardProps extends ClaimActions {
  line: SourcedSentence;
  open: OpenClaim;
  /** What the card is in: it moves with the sheet when the page scrolls. */
  frame: HTMLElement;
  onClose: (how: { returnFocus: boolean }) => void;
}

const WIDTH_PX = 352;
const GAP_PX = 6;

/** A small paper under the sentence. It comes with the focus, and takes it only when the sentence was pressed. */
export function ClaimCard({ line, open, frame, onClose, ...actions }: ClaimCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const place = usePlace(open.mark, frame);
  useEffect(() => {
    if (open.isPressed) card.current?.focus({ preventScroll: true });
  }, [open]);
  useEscape(card, open.mark, () => onClose({ returnFocus: true }));
  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-label="Where this sentence comes from"
      tabIndex={-1}
      data-claim-card
      // Moved by a script, as the style policy allows it.
      style={place}
      className="absolute z-10 flex items-start gap-2 rounded-soft border border-line bg-raised p-4 shadow-float outline-none animate-appear"
    >
      <div className="min-w-0 flex-1">
        <ClaimNote line={line} {...actions} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        className="-mt-2.5 -mr-3"
        onClick={() => onClose({ returnFocus: true })}
      >
        <X aria-hidden />
      </Button>
    </div>,
    frame,
  );
}

/** Closes it from inside and from its sentence; elsewhere Escape has other things to end. */
function useEscape(card: RefObject<HTMLElement | null>, mark: HTMLElement, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHere =
        event.target instanceof Node && (card.current?.contains(event.target) || mark.contains(event.target));
      if (event.key !== 'Escape' || !isHere) return;
      event.preventDefault();
      escape();
    };
    return listen(document, 'keydown', onKeyDown);
  }, [card, mark]);
}

/** Under the last line of the sentence, within the sheet; updated when the window changes. */
function usePlace(mark: HTMLElement, frame: HTMLElement): { top: number; left: number; width: number } {
  const [place, setPlace] = useState({ top: 0, left: 0, width: WIDTH_PX });
  useLayoutEffect(() => {
    const measure = () => {
      const around = frame.getBoundingClientRect();
      const lines = [...mark.getClientRects()];
      const last = lines.at(-1) ?? mark.getBoundingClientRect();
      const width = Math.min(WIDTH_PX, around.width);
      const left = Math.max(0, Math.min((lines[0]?.left ?? last.left) - around.left, around.width - width));
      setPlace({ top: last.bottom - around.top + GAP_PX, left, width });
    };
    measure();
    return listen(window, 'resize', measure);
  }, [mark, frame]);
  return place;
}
