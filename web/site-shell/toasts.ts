import { showHandedOverToast } from '#web/ui/toast-handover.ts';
import { shownToast, subscribeToToasts } from '#web/ui/toast-store.ts';

/** Loads the app's toaster with the first message. */
export function showToastsWhenNeeded(mountToaster: () => Promise<void>): void {
  let mounting: Promise<void> | undefined;
  const mount = () => {
    mounting ??= mountToaster().catch(() => {
      // For want of a network: the message that is asked for next tries again, and what is shown then is the latest.
      mounting = undefined;
    });
  };
  subscribeToToasts(() => shownToast() && mount());
  showHandedOverToast();
}
