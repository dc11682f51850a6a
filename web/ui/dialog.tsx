import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { FloatBoundary } from './float-boundary.tsx';
import { useCountedAsOpen } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Actions; the primary one last. They stand in a row on the desktop and below one another on a phone. */
  footer?: ReactNode;
  /** Where typing begins, as a selector inside; without it the first thing that can have the focus has it. */
  focusFirst?: string | undefined;
  className?: string | undefined;
}

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

/** The shared body of Dialog and Sheet: only where it stands differs. */
export function Frame({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  focusFirst,
  className,
}: DialogProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const returnFocus = useReturnFocus(open);
  useCountedAsOpen(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* On the level of what stands above it: of two dialogs the later one covers the earlier. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim animate-appear" />
        <Radix.Content
          ref={setFrame}
          onOpenAutoFocus={(event) => focusFirst && focusIn(event, focusFirst)}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn('fixed z-50 flex flex-col border border-line bg-raised shadow-float outline-none', className)}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <div className="grid gap-1">
              <Radix.Title className="font-strong text-lead leading-snug">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mt-1.5 -mr-3">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">
            <FloatBoundary element={frame}>{children}</FloatBoundary>
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusIn(opening: Event, selector: string): void {
  const first = opening.target instanceof HTMLElement && opening.target.querySelector<HTMLElement>(selector);
  if (!first) return;
  opening.preventDefault();
  first.focus();
}

/** Radix gives the focus back to its own trigger; ours are opened by state, so the opener is remembered here. */
function useReturnFocus(open: boolean): () => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    // Whoever took the focus in between, a new page's heading for one, keeps it.
    if (!isFocusFree()) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // What has gone from the page meanwhile cannot have it back.
    if (isFocusFree()) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
