import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { dismissToast, type ShownToast, shownToast, subscribeToToasts } from './toast-store.ts';

export { type ToastMessage, toast } from './toast-store.ts';

// Source of all four: seeds 000 §9. That a toast waits under pointer and focus, and the 10 px that start a swipe by
// touch, are the component's own.
const CLOSES_AFTER_MS = 5000;
const SWIPE_TO_DISMISS = 'right';
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';

/** Stands once in the app; shows what `toast()` is given, one message at a time. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast, shownToast);
  return (
    <Radix.Provider duration={CLOSES_AFTER_MS} swipeDirection={SWIPE_TO_DISMISS} swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown && <Message key={shown.id} {...shown} />}
      {/* What a dialog hides behind itself leaves out whatever has `aria-live`: a message must be heard and pressed there too. */}
      <Radix.Viewport
        hotkey={[HOTKEY]}
        aria-live="off"
        className="pointer-events-auto fixed inset-x-4 top-[calc(var(--header-height)+0.75rem)] z-60 grid grid-cols-[minmax(0,1fr)] outline-none md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-96"
      />
    </Radix.Provider>
  );
}

function Message({ id, title, description, variant = 'default', action, durationMs }: ShownToast) {
  const isDestructive = variant === 'destructive';
  return (
    <Radix.Root
      type="foreground"
      {...(durationMs === undefined ? {} : { duration: durationMs })}
      onOpenChange={(open) => !open && dismissToast(id)}
      className={cn(
        'flex items-start gap-3 rounded-soft border border-line bg-raised py-3 pr-2 pl-4 shadow-float animate-rise',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive && 'border-danger-line',
      )}
    >
      {isDestructive && <CircleAlert aria-hidden className="mt-1.5 size-5 shrink-0 text-danger-ink" />}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 py-1 wrap-anywhere">
        <Radix.Title className="font-strong">{title}</Radix.Title>
        {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.altText}>
            <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={action.onClick}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <Button variant="ghost" size="icon" aria-label="Close" className="size-8">
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}
