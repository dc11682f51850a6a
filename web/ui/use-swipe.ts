import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** How far a pointer goes before it is a swipe and no press. A finger is less steady than a mouse. */
const STARTS_AFTER_PX = { touch: 10, other: 2 };

/**
 * Pushing something away to the right, from `thresholdPx` on. What is let go of before returns to its place. `movedPx` is how far
 * it has been pushed, undefined while nobody does.
 */
export function useSwipe(thresholdPx: number, onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const hasSwiped = useRef(false);
  const [movedPx, setMoved] = useState<number>();

  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
    const startsAfter = event.pointerType === 'touch' ? STARTS_AFTER_PX.touch : STARTS_AFTER_PX.other;
    if (movedPx !== undefined) setMoved(Math.max(0, x));
    else if (x > startsAfter && x > Math.abs(y)) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setMoved(x);
    } else if (Math.max(Math.abs(x), Math.abs(y)) > startsAfter) start.current = undefined;
  };
  const end = () => {
    start.current = undefined;
    hasSwiped.current = movedPx !== undefined;
    setMoved(undefined);
    if (movedPx !== undefined && movedPx > thresholdPx) onSwiped();
  };
  return {
    movedPx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasSwiped.current = false;
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined;
        setMoved(undefined);
      },
      /** Letting go over a button is no press of it. */
      onClickCapture: (event: MouseEvent) => {
        if (!hasSwiped.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
