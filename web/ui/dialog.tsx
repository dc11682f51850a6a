import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from './class-names.ts';
import { onDemand } from './on-demand.ts';
import { useCountedAsOpen } from './open-dialogs.ts';

export interface DialogProps {
  /** Left out where it is mounted only while it is open. */
  open?: boolean;
  /** Escape, a press outside or on the cross. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Actions; the primary one last. They are in a row on the desktop and below one another on a phone. */
  footer?: ReactNode;
  /** Where typing begins, as a selector inside; without it the first thing that can have the focus has it. */
  focusFirst?: string | undefined;
  className?: string | undefined;
}

const frame = onDemand(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Fetches the code of dialogs, for questions that may come without a network. */
export const warmDialogs = frame.warm;

/** A question or form in the middle of the screen. Escape and a press outside close it; focus returns to where it was. */
export function Dialog({ className, ...props }: DialogProps) {
  return (
    <Frame
      {...props}
      className={cn(
        // Centred by margins: `animate-rise` moves by `translate`, which centring must not use as well.
        'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog rounded-soft animate-rise',
        className,
      )}
    />
  );
}

/** The shared body of Dialog and Sheet: only the position differs. */
function Frame(props: DialogProps) {
  const { open = true, onClose } = props;
  const returnFocus = useReturnFocus(open);
  useCountedAsOpen(open);
  const isThere = frame.useWanted(open, onClose);
  return isThere ? <frame.Part {...props} onReturnFocus={returnFocus} /> : null;
}

/** Radix gives the focus back to its own trigger; ours are opened by state, so the opener is remembered here. */
function useReturnFocus(open: boolean): () => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    // An element that took the focus in between, such as a new page's heading, keeps it. The frame of a dialog below does not: Radix
    // gives it the focus when something in that dialog is removed in the meantime.
    if (!isFocusFree() && document.activeElement?.getAttribute('role') !== 'dialog') return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // An element that has left the page cannot get it back.
    if (isFocusFree()) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A side panel of the page: from below on a phone, from the right on the desktop. */
export function Sheet({ className, ...props }: DialogProps) {
  return (
    <Frame
      {...props}
      className={cn(
        'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-soft border-b-0 pb-[env(safe-area-inset-bottom)] animate-rise',
        'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-96 md:rounded-none md:rounded-l-soft md:border-y-0 md:border-r-0 md:animate-slide-in',
        className,
      )}
    />
  );
}
