import { CircleAlert, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { listen } from './listen.ts';
import { useIsAnyDialogOpen } from './open-dialogs.ts';
import { dismissToast, type ShownToast, shownToast, subscribeToToasts } from './toast-store.ts';
import { HAS_COLUMN, useMedia } from './use-media.ts';

export { type ToastMessage, toast, toastFailure, toastUndo, UNDO_MS } from './toast-store.ts';

// Source of both: docs/spec/accounts.md §9.
const CLOSES_AFTER_MS = 5000;
const HOTKEY = ['F8'];

// Below the header, or in the corner where that is beside the page and not over the bar of a letter.
const BELOW_HEADER = 'calc(var(--header-height) + 0.75rem)';
const PLACE = { right: '1.5rem', bottom: 'var(--toast-bottom)', top: BELOW_HEADER };
const PLACE_ON_PHONE = { left: '1rem', right: '1rem', top: BELOW_HEADER };

/** Rendered once in the app; shows what `toast()` is given, one message at a time. */
export function Toaster() {
  const [hasFocus, setFocus] = useState(false);
  const isWide = useMedia(HAS_COLUMN);
  useEffect(() => {
    let last: ShownToast | undefined;
    const update = () => {
      const shown = shownToast();
      if (last && last.id !== shown?.id) show.dismiss(last.id);
      if (shown) showMessage(shown, hasFocus);
      last = shown;
    };
    update();
    return subscribeToToasts(update);
  }, [hasFocus]);
  useMakeWayForDialogs();
  useEffect(() => listen(document, 'keydown', closeByEscape), []);
  return (
    // Dialogs and menus close by a press or focus outside of them; a message does not count as outside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps events from going on
    <div
      onPointerDown={stop}
      onFocus={(event) => {
        stop(event);
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
    >
      <Sonner
        position={isWide ? 'bottom-right' : 'top-center'}
        offset={PLACE}
        mobileOffset={PLACE_ON_PHONE}
        hotkey={HOTKEY}
        visibleToasts={1}
        swipeDirections={['right']}
        className="pointer-events-auto [--toast-bottom:6rem] [--width:24rem]! [font-family:inherit]! max-[600px]:w-auto xl:[--toast-bottom:1.5rem]"
      />
    </div>
  );
}

/** What was only for information would cover the title of a dialog that is opened. */
function useMakeWayForDialogs(): void {
  const isDialogOpen = useIsAnyDialogOpen();
  useEffect(() => {
    const shown = shownToast();
    if (isDialogOpen && shown && !shown.action && shown.variant !== 'destructive') dismissToast(shown.id);
  }, [isDialogOpen]);
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Unless something else on the page has taken Escape for itself. */
function closeByEscape(event: KeyboardEvent): void {
  const shown = shownToast();
  if (event.key === 'Escape' && !event.defaultPrevented && shown) dismissToast(shown.id);
}

/** The library waits for the pointer; what has the focus stays until it is left. */
function showMessage(message: ShownToast, hasFocus: boolean): void {
  const { id, durationMs = CLOSES_AFTER_MS } = message;
  const close = () => dismissToast(id);
  show.custom(() => <Message {...message} onClose={close} />, {
    id,
    duration: hasFocus ? Number.POSITIVE_INFINITY : durationMs,
    className: 'w-full',
    onAutoClose: close,
    onDismiss: close,
  });
}

function Message({ title, description, variant, action, onClose }: ShownToast & { onClose: () => void }) {
  const isDestructive = variant === 'destructive';
  return (
    <div
      aria-live={isDestructive ? 'assertive' : undefined}
      className={cn(
        'flex select-none items-start gap-3 rounded-soft border border-line bg-raised py-3 pr-2 pl-4 text-ink shadow-float',
        isDestructive && 'border-danger-line',
      )}
    >
      {isDestructive && <CircleAlert aria-hidden className="mt-1.5 size-5 shrink-0 text-danger-ink" />}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 py-1 wrap-anywhere">
        <div className="font-strong">{title}</div>
        {description && <div className="text-ink-soft">{description}</div>}
        {action && <span className="sr-only">{action.altText}</span>}
        {action && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2 justify-self-start"
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label="Close" className="size-8" onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
