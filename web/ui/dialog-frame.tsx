import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import { FloatBoundary } from './float-boundary.tsx';

interface DialogFrameProps extends DialogProps {
  onReturnFocus: () => void;
}

/** What a dialog is made of. Fetched with the first that is opened: see dialog.tsx, which everybody else uses. */
export function DialogFrame({
  open = true,
  onClose,
  onReturnFocus,
  title,
  description,
  children,
  footer,
  focusFirst,
  className,
}: DialogFrameProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          ref={setFrame}
          onOpenAutoFocus={(event) => focusFirst && focusIn(event, focusFirst)}
          onCloseAutoFocus={onReturnFocus}
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
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 empty:pt-0 empty:pb-2">
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

/**
 * On the level of what is above it: of two dialogs the later one covers the earlier. Not Radix's, which stops the page from
 * scrolling by a style element, and the policy of the site's pages lets none in: base.css does, and keeps the space of the
 * scrollbar where there was one.
 */
function Scrim() {
  const [scrolls] = useState(() => document.documentElement.scrollHeight > window.innerHeight);
  return (
    <div
      data-scrim={scrolls ? 'scrolls' : ''}
      className="pointer-events-auto fixed inset-0 z-50 bg-scrim animate-appear"
    />
  );
}

function focusIn(opening: Event, selector: string): void {
  const first = opening.target instanceof HTMLElement && opening.target.querySelector<HTMLElement>(selector);
  if (!first) return;
  opening.preventDefault();
  first.focus();
}
