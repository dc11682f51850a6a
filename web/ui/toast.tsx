import { CircleAlert, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Spoken } from './spoken.tsx';
import { dismissToast, type ShownToast, shownToast, subscribeToToasts } from './toast-store.ts';
import { useAttention, useClosing } from './use-closing.ts';
import { useSwipe } from './use-swipe.ts';

export { type ToastMessage, toast } from './toast-store.ts';

// Source of all three: docs/spec/accounts.md §9.
const CLOSES_AFTER_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

/** Stands once in the app; shows what `toast()` is given, one message at a time. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast, shownToast);
  const list = useRef<HTMLOListElement>(null);
  const { isThere, handlers } = useAttention(shown !== undefined);
  useKeys(() => list.current?.focus(), shown && (() => dismissToast(shown.id)));
  const close = (id: number) => {
    // Not lost to the page's beginning: the next Tab goes on from here.
    if (list.current?.contains(document.activeElement)) list.current.focus();
    dismissToast(id);
  };
  return (
    <>
      {shown && <Spoken key={shown.id} words={wordsOf(shown)} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it: it looks who is there */}
      <div
        role="region"
        aria-label={`Notifications (${HOTKEY})`}
        tabIndex={-1}
        className={shown ? undefined : 'pointer-events-none'}
        {...handlers}
        // Dialogs and menus close by what is pressed or focused outside of them. This is not outside of anything.
        onPointerDown={keepToItself}
        onFocus={(event) => {
          keepToItself(event);
          handlers.onFocus();
        }}
      >
        {/* What a dialog hides behind itself leaves out whatever has `aria-live`: a message must be heard and pressed there too. */}
        <ol
          ref={list}
          tabIndex={-1}
          aria-live="off"
          className="pointer-events-auto fixed inset-x-4 top-[calc(var(--header-height)+0.75rem)] z-60 grid grid-cols-[minmax(0,1fr)] outline-none md:inset-x-auto md:top-auto md:right-6 md:bottom-24 md:w-96 xl:bottom-6"
        >
          {shown && <Message key={shown.id} {...shown} isWaiting={isThere} onClose={() => close(shown.id)} />}
        </ol>
      </div>
    </>
  );
}

function keepToItself(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The hotkey leads to the message; Escape takes it away when nothing else on the page has taken Escape for itself. */
function useKeys(goThere: () => void, dismiss: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === HOTKEY) goThere();
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss?.();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function wordsOf({ title, description = '', action }: ShownToast): string {
  return `Notification ${title} ${description} ${action?.altText ?? ''}`.trim();
}

interface MessageProps extends ShownToast {
  isWaiting: boolean;
  onClose: () => void;
}

function Message(props: MessageProps) {
  const { title, description, variant = 'default', action, durationMs = CLOSES_AFTER_MS, isWaiting, onClose } = props;
  useClosing(durationMs, isWaiting, onClose);
  const { movedPx, handlers } = useSwipe(SWIPE_THRESHOLD_PX, onClose);
  const isDestructive = variant === 'destructive';
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same
    <li
      tabIndex={0}
      onKeyDown={closeByKey}
      {...handlers}
      className={cn(
        'flex animate-rise touch-none select-none items-start gap-3 rounded-soft border border-line bg-raised py-3 pr-2 pl-4 shadow-float',
        movedPx === undefined && 'transition-transform',
        isDestructive && 'border-danger-line',
      )}
      style={{ translate: `${movedPx ?? 0}px` }}
    >
      {isDestructive && <CircleAlert aria-hidden className="mt-1.5 size-5 shrink-0 text-danger-ink" />}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 py-1 wrap-anywhere">
        <div className="font-strong">{title}</div>
        {description && <div className="text-ink-soft">{description}</div>}
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
    </li>
  );
}
