import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useFloatBoundary } from './float-boundary.tsx';

// Source of both: docs/spec/accounts.md §9.
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const GAP_PX = 6;
const EDGE_PX = 8;

// After one tooltip, the next ones open at once for a moment.
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** What the one control of a tooltip is given. */
interface ControlProps {
  'aria-describedby'?: string | undefined;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onPointerDown?: () => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: () => void;
}

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'bottom';
  /** One control, which has an accessible name of its own: a tooltip is never the only name. */
  children: ReactElement<ControlProps>;
}

/** Opens under a pointer that rests and with the keyboard's focus; Escape, a press and leaving close it. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const { anchor, open, close, keep } = useOpening();
  const id = useId();
  const control = cloneElement(children, {
    ...(anchor ? { 'aria-describedby': id } : {}),
    onPointerEnter: ({ pointerType, currentTarget }) => pointerType !== 'touch' && open(currentTarget, delay()),
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && open(currentTarget, 0),
    onBlur: close,
  });
  return (
    <>
      {control}
      {anchor && (
        <Slip id={id} anchor={anchor} side={side} onPointerEnter={keep} onPointerLeave={close}>
          {label}
        </Slip>
      )}
    </>
  );
}

function delay(): number {
  const sinceMs = Date.now() - lastClosedAt;
  // Less than nothing: the clock was set back.
  return sinceMs >= 0 && sinceMs < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}

/** The element that the tooltip is at, while it does. A pointer may go over to it: closing waits for a blink of an eye. */
function useOpening() {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = anchor !== undefined;
  const later = (act: () => void, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(undefined);
    const onScroll = () => setAnchor(undefined);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      lastClosedAt = Date.now();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isOpen]);
  return {
    anchor,
    open: (at: Element, afterMs: number) => later(() => setAnchor(at), afterMs),
    close: () => later(() => setAnchor(undefined), isOpen ? 100 : 0),
    keep: () => clearTimeout(timer.current),
  };
}

interface SlipProps {
  id: string;
  anchor: Element;
  side: 'top' | 'bottom';
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

function Slip({ id, anchor, side, children, ...rest }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slip.current) place(slip.current, anchor.getBoundingClientRect(), side);
  }, [anchor, side]);
  return createPortal(
    <div
      ref={slip}
      id={id}
      role="tooltip"
      className="fixed z-50 w-max max-w-64 rounded-tight bg-ink px-2.5 py-1.5 text-small text-canvas shadow-float animate-appear"
      {...rest}
    >
      {children}
    </div>,
    useFloatBoundary() ?? document.body,
  );
}

/** On its side of the control, or on the other if there is no space; never over the window's edge. */
function place(slip: HTMLElement, at: DOMRect, side: 'top' | 'bottom'): void {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const above = at.top - GAP_PX - height;
  const below = at.bottom + GAP_PX;
  const isBelow = side === 'top' ? above < EDGE_PX : below + height <= window.innerHeight - EDGE_PX;
  const left = at.left + at.width / 2 - width / 2;
  slip.style.top = `${isBelow ? below : above}px`;
  slip.style.left = `${Math.max(EDGE_PX, Math.min(left, document.documentElement.clientWidth - width - EDGE_PX))}px`;
}
